/** For problems that only the people who built the page can solve. */
export const ASK_THE_PRODUCT = 'Ask the people who run this product.';
export const RELOAD_OR_ASK = 'Reload the page. If it happens again, ask the people who run this product.';
export const TRY_AGAIN_LATER = 'Wait a moment, then try again.';
