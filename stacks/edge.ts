import { Certificate, CertificateValidation } from "aws-cdk-lib/aws-certificatemanager";
import { HostedZone } from "aws-cdk-lib/aws-route53";
import { CfnWebACL } from "aws-cdk-lib/aws-wafv2";
import type { Stack, StackContext } from "sst/constructs";
import { settings } from "./settings.ts";

/**
 * What CloudFront takes from us-east-1 only: `npx sst deploy --region us-east-1` makes the certificate of the site's
 * domain and, unless it is switched off, the firewall, and prints the settings by which the product's stacks take them.
 */
export function Edge({ app, stack }: StackContext) {
  const { SITE_DOMAIN, FIREWALL, HOSTED_ZONE_ID: hostedZoneId, HOSTED_ZONE_NAME: zoneName } = settings();
  if (!SITE_DOMAIN && FIREWALL === "off")
    throw new Error("Without SITE_DOMAIN and with FIREWALL=off there is no edge to make");
  if (SITE_DOMAIN) {
    const zone =
      hostedZoneId && zoneName
        ? HostedZone.fromHostedZoneAttributes(stack, "Zone", { hostedZoneId, zoneName })
        : undefined;
    const certificate = new Certificate(stack, "Certificate", {
      domainName: SITE_DOMAIN,
      validation: CertificateValidation.fromDns(zone),
    });
    stack.addOutputs({ CertificateArn: certificate.certificateArn });
  }
  if (FIREWALL === "on") {
    const firewall = addFirewall(stack, `${app.stage}-${app.name}`);
    stack.addOutputs({ WebAclArn: firewall.attrArn });
  }
}

/** Requests of one address in five minutes; an office of twenty with open tabs stays far below. */
const fromOneAddress = 3000;
/** Of these, calls that guess at passwords and codes. */
const guesses = 200;

const metrics = (metricName: string) => ({
  cloudWatchMetricsEnabled: true,
  sampledRequestsEnabled: false,
  metricName,
});

function addFirewall(stack: Stack, name: string): CfnWebACL {
  const rate = (id: string, priority: number, limit: number, path?: string): CfnWebACL.RuleProperty => ({
    name: id,
    priority,
    action: { block: { customResponse: { responseCode: 429 } } },
    statement: {
      rateBasedStatement: {
        limit,
        aggregateKeyType: "IP",
        ...(path && {
          scopeDownStatement: {
            byteMatchStatement: {
              fieldToMatch: { uriPath: {} },
              positionalConstraint: "STARTS_WITH",
              searchString: path,
              textTransformations: [{ priority: 0, type: "LOWERCASE" }],
            },
          },
        }),
      },
    },
    visibilityConfig: metrics(id),
  });
  return new CfnWebACL(stack, "Firewall", {
    name,
    scope: "CLOUDFRONT",
    defaultAction: { allow: {} },
    visibilityConfig: metrics(name),
    rules: [
      rate("guesses", 0, guesses, "/api/auth/"),
      rate("flood", 1, fromOneAddress),
      {
        name: "known-bad-addresses",
        priority: 2,
        overrideAction: { none: {} },
        statement: {
          managedRuleGroupStatement: { vendorName: "AWS", name: "AWSManagedRulesAmazonIpReputationList" },
        },
        visibilityConfig: metrics("known-bad-addresses"),
      },
    ],
  });
}
