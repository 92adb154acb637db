import { startMocks } from './mocks-target.ts';
import { contractSuite } from './suite.ts';

contractSuite('the mocks', startMocks);
