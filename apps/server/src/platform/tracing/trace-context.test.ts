import { describe, expect, it } from 'vitest';
import { readTraceparent, toTraceContext } from './trace-context.ts';

const traceId = '4bf92f3577b34da6a3ce929d0e0e4736';
const spanId = '00f067aa0ba902b7';

describe('reading a traceparent', () => {
  it.each([
    ['a sampled one', `00-${traceId}-${spanId}-01`, 1],
    ['one that is not sampled', `00-${traceId}-${spanId}-00`, 0],
    ['other flags', `00-${traceId}-${spanId}-ff`, 1],
    ['a later version with more members', `cc-${traceId}-${spanId}-01-what-comes`, 1],
  ])('reads %s', (_, text, traceFlags) => {
    expect(readTraceparent(text)).toEqual({ traceId, spanId, traceFlags, isRemote: true });
  });

  it.each([
    ['nothing', null],
    ['an empty text', ''],
    ['more members in version 00', `00-${traceId}-${spanId}-01-more`],
    ['version ff', `ff-${traceId}-${spanId}-01`],
    ['a trace id of zeros', `00-${'0'.repeat(32)}-${spanId}-01`],
    ['a span id of zeros', `00-${traceId}-${'0'.repeat(16)}-01`],
    ['capital letters', `00-${traceId.toUpperCase()}-${spanId}-01`],
    ['a short trace id', `00-${traceId.slice(1)}-${spanId}-01`],
    ['two values', `00-${traceId}-${spanId}-01, 00-${traceId}-${spanId}-01`],
    ['a line break', `00-${traceId}-${spanId}-01\nX-Evil: 1`],
  ])('takes %s for none', (_, text) => {
    expect(readTraceparent(text)).toBeUndefined();
  });

  it('writes what it has read', () => {
    const read = readTraceparent(`00-${traceId}-${spanId}-01`, 'vendor=a,other=b');

    expect(read && toTraceContext(read)).toEqual({
      traceId,
      traceparent: `00-${traceId}-${spanId}-01`,
      tracestate: 'vendor=a,other=b',
    });
  });
});
