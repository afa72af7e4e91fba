import { expect, it } from "vitest";
import { apiHeaders, checkoutHeaders, siteHeaders, strictTransportSecurity } from "./site-headers.ts";

// The expected headers are written out in full, because browsers enforce this exact text. A test that derived them from
// the code would accept any change.
const onEveryAnswer = {
  "x-content-type-options": "nosniff",
  "referrer-policy": "strict-origin-when-cross-origin",
  "cross-origin-opener-policy": "same-origin",
  "cross-origin-resource-policy": "same-origin",
};

it("restricts pages to their own origin and forbids framing", () => {
  expect(siteHeaders()).toEqual({
    ...onEveryAnswer,
    "content-security-policy":
      "default-src 'self'; img-src 'self' data: blob:; style-src 'self' " +
      "'sha256-38RhXrc7EdReTKsOm23ZPOCUgniTUUcjky8QOOrQx6o=' 'sha256-gYiS/BvZvRcK27JIXTuwhZ3hs2+VJ1X+2gUlE+farlg='; " +
      "object-src 'none'; base-uri 'self'; form-action 'self'; frame-ancestors 'none'",
    "permissions-policy": "camera=(), microphone=(), geolocation=(), payment=(), usb=()",
    "x-frame-options": "DENY",
  });
});

it("allows Stripe on the checkout only", () => {
  expect(checkoutHeaders()).toEqual({
    ...siteHeaders(),
    "content-security-policy":
      "default-src 'self'; img-src 'self' data: blob: https://*.stripe.com; style-src 'self' " +
      "'sha256-38RhXrc7EdReTKsOm23ZPOCUgniTUUcjky8QOOrQx6o=' 'sha256-gYiS/BvZvRcK27JIXTuwhZ3hs2+VJ1X+2gUlE+farlg='; " +
      "script-src 'self' https://js.stripe.com https://*.js.stripe.com; " +
      "frame-src https://js.stripe.com https://*.js.stripe.com https://hooks.stripe.com; " +
      "connect-src 'self' https://api.stripe.com; " +
      "object-src 'none'; base-uri 'self'; form-action 'self'; frame-ancestors 'none'",
  });
});

it("allows media from the origins of the training videos only", () => {
  const policy = siteHeaders(["https://v.example.org"])["content-security-policy"];
  expect(policy).toContain("default-src 'self'; ");
  expect(policy?.match(/[^;]*v\.example\.org[^;]*/g)).toEqual([" media-src 'self' https://v.example.org"]);
});

it("lets API answers load and run nothing", () => {
  expect(apiHeaders).toEqual({
    ...onEveryAnswer,
    "content-security-policy": "default-src 'none'; frame-ancestors 'none'",
  });
});

it("enforces HTTPS for two years", () => {
  expect(strictTransportSecurity).toBe("max-age=63072000; includeSubDomains");
});
