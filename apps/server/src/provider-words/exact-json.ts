export { digitsOf, parseExactly } from '../exact-json.ts';
