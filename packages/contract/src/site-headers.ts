/** The two style elements that react-aria adds by itself; a test of the embedded stack recomputes their hashes. */
const libraryStyles = [
  "sha256-38RhXrc7EdReTKsOm23ZPOCUgniTUUcjky8QOOrQx6o=",
  "sha256-gYiS/BvZvRcK27JIXTuwhZ3hs2+VJ1X+2gUlE+farlg=",
];

const contentSecurityPolicy = (mediaOrigins: readonly string[]): string =>
  [
    "default-src 'self'",
    "img-src 'self' data: blob:",
    `style-src 'self' ${libraryStyles.map((hash) => `'${hash}'`).join(" ")}`,
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

/**
 * Of every page and asset, here and on the distribution in AWS. No inline script, and no foreign origin but those that
 * the training videos are set to (`mediaOrigins`).
 */
export const siteHeaders = (mediaOrigins: readonly string[] = []): Readonly<Record<string, string>> => ({
  ...common,
  "content-security-policy": contentSecurityPolicy(mediaOrigins),
  "permissions-policy": "camera=(), microphone=(), geolocation=(), payment=(), usb=()",
  "x-frame-options": "DENY",
});

/** Of every JSON answer: opened by itself in a browser it may load and run nothing. */
export const apiHeaders: Readonly<Record<string, string>> = {
  ...common,
  "content-security-policy": "default-src 'none'; frame-ancestors 'none'",
};

/** For a site that is served over https: two years. */
export const strictTransportSecurity = "max-age=63072000; includeSubDomains";
