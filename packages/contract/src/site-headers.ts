/**
 * Hashes of the two style elements that react-aria adds to the page. A test of the local stack computes them again, so
 * an update that changes a style fails there.
 */
const libraryStyles = [
  "sha256-38RhXrc7EdReTKsOm23ZPOCUgniTUUcjky8QOOrQx6o=",
  "sha256-gYiS/BvZvRcK27JIXTuwhZ3hs2+VJ1X+2gUlE+farlg=",
];

/** Directives of the content security policy that Stripe's script requires (docs.stripe.com/security/guide). */
const stripeDirectives = [
  "script-src 'self' https://js.stripe.com https://*.js.stripe.com",
  "frame-src https://js.stripe.com https://*.js.stripe.com https://hooks.stripe.com",
  "connect-src 'self' https://api.stripe.com",
];

const contentSecurityPolicy = (mediaOrigins: readonly string[], isCheckout: boolean): string =>
  [
    "default-src 'self'",
    `img-src 'self' data: blob:${isCheckout ? " https://*.stripe.com" : ""}`,
    `style-src 'self' ${libraryStyles.map((hash) => `'${hash}'`).join(" ")}`,
    ...(isCheckout ? stripeDirectives : []),
    ...(mediaOrigins.length > 0 ? [`media-src 'self' ${mediaOrigins.join(" ")}`] : []),
    "object-src 'none'",
    "base-uri 'self'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join("; ");

const common = {
  "x-content-type-options": "nosniff",
  "referrer-policy": "strict-origin-when-cross-origin",
  "cross-origin-opener-policy": "same-origin",
  "cross-origin-resource-policy": "same-origin",
};

type Headers = Readonly<Record<string, string>>;

/**
 * Returns the headers of pages. They allow no inline scripts, and no other origins except those of the training videos
 * (`mediaOrigins`).
 */
export const siteHeaders = (mediaOrigins: readonly string[] = []): Headers => pageHeaders(mediaOrigins, false);

/** Returns the headers of the checkout (`checkoutPath` and below), where Stripe's script draws the card form. */
export const checkoutHeaders = (mediaOrigins: readonly string[] = []): Headers => pageHeaders(mediaOrigins, true);

const pageHeaders = (mediaOrigins: readonly string[], isCheckout: boolean): Headers => ({
  ...common,
  "content-security-policy": contentSecurityPolicy(mediaOrigins, isCheckout),
  "permissions-policy": "camera=(), microphone=(), geolocation=(), payment=(), usb=()",
  "x-frame-options": "DENY",
});

/**
 * Headers of JSON answers. They keep an answer that is opened directly in a browser from loading or running anything.
 */
export const apiHeaders: Headers = {
  ...common,
  "content-security-policy": "default-src 'none'; frame-ancestors 'none'",
};

/** Header value that makes browsers use HTTPS for this site for two years. For sites served over HTTPS only. */
export const strictTransportSecurity = "max-age=63072000; includeSubDomains";
