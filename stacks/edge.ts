import { Duration } from "aws-cdk-lib";
import { Certificate, CertificateValidation } from "aws-cdk-lib/aws-certificatemanager";
import { Metric, Stats } from "aws-cdk-lib/aws-cloudwatch";
import { CfnHealthCheck, HostedZone } from "aws-cdk-lib/aws-route53";
import { CfnWebACL } from "aws-cdk-lib/aws-wafv2";
import type { Stack, StackContext } from "sst/constructs";
import { addAlarm } from "./alarm.ts";
import { addAlarmTopics } from "./alarm-mail.ts";
import { settings } from "./settings.ts";

/** What AWS has in us-east-1 only: certificate and firewall for CloudFront, and Route 53's view of the site. */
export function Edge({ app, stack }: StackContext) {
  const { SITE_DOMAIN, FIREWALL, ALARM_EMAIL, HOSTED_ZONE_ID: hostedZoneId, HOSTED_ZONE_NAME: zoneName } = settings();
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
  // AWS renews it weeks before its end, if the record that proves the domain is still there.
  const metric = certificate.metricDaysToExpiry({ statistic: Stats.MINIMUM });
  addAlarm(stack, "certificate-not-renewed", topics, { urgency: "morning", metric, threshold: 30, isMinimum: true });
}

/** 1 while the start page answers: asked from three parts of the world, two or three times a minute each. */
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

/** Requests of one address in five minutes; an office of twenty with open tabs stays far below. */
const fromOneAddress = 3000;
/** Of these, calls that can guess at passwords and codes; that each page load asks who is signed in is none. */
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
