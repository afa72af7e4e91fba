/** Path of the only page on which Stripe's script may run (`site-headers.ts`). */
export const checkoutPath = "/freelance/checkout";
