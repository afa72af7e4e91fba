import {
  apiHeaders,
  checkoutHeaders,
  siteHeaders,
  strictTransportSecurity,
} from "@linkedpotential/contract/site-headers";
import { Duration } from "aws-cdk-lib";
import { type HeadersFrameOption, type HeadersReferrerPolicy, ResponseHeadersPolicy } from "aws-cdk-lib/aws-cloudfront";
import type { Stack } from "sst/constructs";

export const addResponseHeaders = (stack: Stack, mediaOrigins: readonly string[]) => ({
  site: policyOf(stack, "SiteHeaders", siteHeaders(mediaOrigins)),
  checkout: policyOf(stack, "CheckoutHeaders", checkoutHeaders(mediaOrigins)),
  /**
   * Headers of media. A picture can be opened as a page of its own. Like an answer of the API, it may then load and run
   * nothing.
   */
  media: policyOf(stack, "MediaHeaders", apiHeaders),
  /** Headers of the API, which sets its own. Only HSTS is added here, because only a site with https may send it. */
  api: policyOf(stack, "ApiHeaders", {}),
});

function policyOf(stack: Stack, id: string, headers: Readonly<Record<string, string>>): ResponseHeadersPolicy {
  const {
    "content-security-policy": contentSecurityPolicy,
    "x-content-type-options": contentTypeOptions,
    "x-frame-options": frameOptions,
    "referrer-policy": referrerPolicy,
    ...others
  } = headers;
  const override = true;
  const customHeaders = Object.entries(others).map(([header, value]) => ({ header, value, override }));
  return new ResponseHeadersPolicy(stack, id, {
    securityHeadersBehavior: {
      ...(contentSecurityPolicy && { contentSecurityPolicy: { contentSecurityPolicy, override } }),
      ...(contentTypeOptions && { contentTypeOptions: { override } }),
      ...(frameOptions && { frameOptions: { frameOption: frameOptions as HeadersFrameOption, override } }),
      ...(referrerPolicy && { referrerPolicy: { referrerPolicy: referrerPolicy as HeadersReferrerPolicy, override } }),
      strictTransportSecurity: {
        accessControlMaxAge: Duration.seconds(Number(/max-age=(\d+)/.exec(strictTransportSecurity)?.[1])),
        includeSubdomains: strictTransportSecurity.includes("includeSubDomains"),
        override,
      },
    },
    ...(customHeaders.length > 0 && { customHeadersBehavior: { customHeaders } }),
  });
}
