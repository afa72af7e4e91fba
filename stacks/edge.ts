import { Duration } from "aws-cdk-lib";
import { Certificate, CertificateValidation } from "aws-cdk-lib/aws-certificatemanager";
import { Metric, Stats } from "aws-cdk-lib/aws-cloudwatch";
import { CfnHealthCheck, HostedZone } from "aws-cdk-lib/aws-route53";
import { CfnWebACL } from "aws-cdk-lib/aws-wafv2";
import type { Stack, StackContext } from "sst/constructs";
import { addAlarm } from "./alarm.ts";
import { addAlarmTopics } from "./alarm-mail.ts";
import { settings } from "./settings.ts";

/**
 * Creates the resources that AWS offers only in us-east-1: the certificate and the firewall of CloudFront, and the
 * health check of Route 53.
 */
export function Edge({ app, stack }: StackContext) {
  const { SITE_DOMAIN, FIREWALL, ALARM_EMAIL, HOSTED_ZONE_ID: hostedZoneId, HOSTED_ZONE_NAME: zoneName } = settings();
  if (!SITE_DOMAIN && FIREWALL === "off")
    throw new Error("Without SITE_DOMAIN and with FIREWALL=off the edge has no resources");
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
    watch(stack, SITE_DOMAIN, certificate, ALARM_EMAIL);
  }
  if (FIREWALL === "on") {
    const firewall = addFirewall(stack, `${app.stage}-${app.name}`);
    stack.addOutputs({ WebAclArn: firewall.attrArn });
  }
}

function watch(stack: Stack, domain: string, certificate: Certificate, address: string): void {
  const topics = addAlarmTopics(stack, address);
  const unreachable = { urgency: "wake", metric: reachable(stack, domain), threshold: 1, periods: 3 } as const;
  addAlarm(stack, "site-down", topics, { ...unreachable, isMinimum: true, ringsWhenSilent: true });
  // AWS renews the certificate weeks before its end, as long as the DNS record for validation exists. With fewer than
  // 30 days left, the renewal has failed.
  const metric = certificate.metricDaysToExpiry({ statistic: Stats.MINIMUM });
  addAlarm(stack, "certificate-not-renewed", topics, { urgency: "morning", metric, threshold: 30, isMinimum: true });
}

/**
 * Adds a health check that requests the start page from three regions, two or three times a minute each. Returns its
 * metric, which is 1 while the page answers.
 */
function reachable(stack: Stack, domain: string): Metric {
  const check = new CfnHealthCheck(stack, "SiteCheck", {
    healthCheckConfig: {
      type: "HTTPS",
      fullyQualifiedDomainName: domain,
      port: 443,
      resourcePath: "/",
      enableSni: true,
      requestInterval: 30,
      failureThreshold: 3,
      regions: ["eu-west-1", "us-east-1", "us-west-1"],
    },
    healthCheckTags: [{ key: "Name", value: domain }],
  });
  return new Metric({
    namespace: "AWS/Route53",
    metricName: "HealthCheckStatus",
    dimensionsMap: { HealthCheckId: check.attrHealthCheckId },
    statistic: Stats.MINIMUM,
    period: Duration.minutes(1),
  });
}

/** Maximum number of requests per address in five minutes. An office of twenty users with open tabs stays far below. */
const fromOneAddress = 3000;
/**
 * Maximum number of POST requests per address in five minutes to routes that accept passwords or codes. The session
 * check of every page load is not one of them.
 */
const guesses = 200;
const guessing: CfnWebACL.StatementProperty[] = [
  matching({ method: {} }, "EXACTLY", "POST"),
  matching({ uriPath: {} }, "STARTS_WITH", "/api/auth/", "LOWERCASE"),
];

function matching(
  fieldToMatch: CfnWebACL.FieldToMatchProperty,
  positionalConstraint: "EXACTLY" | "STARTS_WITH",
  searchString: string,
  type: "NONE" | "LOWERCASE" = "NONE",
): CfnWebACL.StatementProperty {
  const textTransformations = [{ priority: 0, type }];
  return { byteMatchStatement: { fieldToMatch, positionalConstraint, searchString, textTransformations } };
}

const metrics = (metricName: string) => ({
  cloudWatchMetricsEnabled: true,
  sampledRequestsEnabled: false,
  metricName,
});

function addFirewall(stack: Stack, name: string): CfnWebACL {
  const rate = (
    id: string,
    priority: number,
    limit: number,
    calls?: CfnWebACL.StatementProperty[],
  ): CfnWebACL.RuleProperty => ({
    name: id,
    priority,
    action: { block: { customResponse: { responseCode: 429 } } },
    statement: {
      rateBasedStatement: {
        limit,
        aggregateKeyType: "IP",
        ...(calls && { scopeDownStatement: { andStatement: { statements: calls } } }),
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
      rate("guesses", 0, guesses, guessing),
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
