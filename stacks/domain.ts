import type { Distribution } from "aws-cdk-lib/aws-cloudfront";
import { AaaaRecord, ARecord, HostedZone, RecordTarget } from "aws-cdk-lib/aws-route53";
import { CloudFrontTarget } from "aws-cdk-lib/aws-route53-targets";
import type { Stack } from "sst/constructs";
import type { Settings } from "./settings.ts";

export function addDomainRecords(stack: Stack, distribution: Distribution, given: Settings): void {
  const { SITE_DOMAIN, HOSTED_ZONE_ID: hostedZoneId, HOSTED_ZONE_NAME: zoneName } = given;
  if (!SITE_DOMAIN || !hostedZoneId || !zoneName) return;
  const zone = HostedZone.fromHostedZoneAttributes(stack, "Zone", { hostedZoneId, zoneName });
  const target = RecordTarget.fromAlias(new CloudFrontTarget(distribution));
  const recordName = `${SITE_DOMAIN}.`;
  new ARecord(stack, "Ipv4", { zone, recordName, target });
  new AaaaRecord(stack, "Ipv6", { zone, recordName, target });
}
