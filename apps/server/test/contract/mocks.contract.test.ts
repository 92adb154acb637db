import { startMocks } from './mocks-target.ts';
import { contractSuite, pageParts } from './suite.ts';

contractSuite('the mocks', startMocks, pageParts);
