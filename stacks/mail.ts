import { Duration } from "aws-cdk-lib";
import { Metric, Stats } from "aws-cdk-lib/aws-cloudwatch";
import { EventBus } from "aws-cdk-lib/aws-events";
import { PublicHostedZone } from "aws-cdk-lib/aws-route53";
import {
  CloudWatchDimensionSource,
  ConfigurationSet,
  ConfigurationSetTlsPolicy,
  EmailIdentity,
  EmailSendingEvent,
  EventDestination,
  Identity,
  SuppressionReasons,
} from "aws-cdk-lib/aws-ses";
import type { StackContext } from "sst/constructs";
import { type Settings, settings } from "./settings.ts";

const dimension = "stage";

/**
 * Creates the SES identity and configuration set. SES publishes bounces and complaints only to the default bus, where a
 * rule sends them to `note-bounces`.
 */
export function Mail({ app, stack }: StackContext) {
  const given = settings();
  const domain = domainOf(given.MAIL_FROM);
  const set = new ConfigurationSet(stack, "ConfigurationSet", {
    tlsPolicy: ConfigurationSetTlsPolicy.REQUIRE,
    suppressionReasons: SuppressionReasons.BOUNCES_AND_COMPLAINTS,
    reputationMetrics: true,
  });
  set.addEventDestination("Counts", {
    destination: EventDestination.cloudWatchDimensions([
      { source: CloudWatchDimensionSource.MESSAGE_TAG, name: dimension, defaultValue: app.stage },
    ]),
    // Publish only two event types. Each one is a custom metric, and only ten custom metrics are free.
    events: [EmailSendingEvent.BOUNCE, EmailSendingEvent.COMPLAINT],
  });
  set.addEventDestination("Outcomes", {
    destination: EventDestination.eventBus(EventBus.fromEventBusName(stack, "DefaultBus", "default")),
    events: [EmailSendingEvent.BOUNCE, EmailSendingEvent.COMPLAINT, EmailSendingEvent.DELIVERY],
  });
  if (given.MAIL_IDENTITY === "managed") {
    const identity = new EmailIdentity(stack, "Identity", {
      identity: identityOf(stack, domain, given),
      mailFromDomain: `bounce.${domain}`,
    });
    for (const [index, { name, value }] of identity.dkimRecords.entries()) {
      stack.addOutputs({ [`Dkim${index + 1}`]: `${name} CNAME ${value}` });
    }
  }
  const count = (metricName: string) =>
    new Metric({
      namespace: "AWS/SES",
      metricName,
      dimensionsMap: { [dimension]: app.stage },
      statistic: Stats.SUM,
      period: Duration.hours(1),
    });
  return {
    configurationSet: set.configurationSetName,
    // Allow the verified identity. It is the domain, or for an existing identity possibly only the address.
    resources: [
      ...[domain, ...(given.MAIL_IDENTITY === "existing" ? [addressOf(given.MAIL_FROM)] : [])].map((resourceName) =>
        stack.formatArn({ service: "ses", resource: "identity", resourceName }),
      ),
      stack.formatArn({ service: "ses", resource: "configuration-set", resourceName: set.configurationSetName }),
    ],
    count,
  };
}

const addressOf = (sender: string): string => sender.replace(/^.*</, "").replace(/>$/, "");

const domainOf = (sender: string): string => addressOf(sender).replace(/^.*@/, "");

/**
 * Returns the identity of the domain. With a hosted zone, CDK creates the DKIM records that verify it. Without one, an
 * operator creates them.
 */
function identityOf(stack: StackContext["stack"], domain: string, given: Settings): Identity {
  const { HOSTED_ZONE_ID: hostedZoneId, HOSTED_ZONE_NAME: zoneName } = given;
  if (!hostedZoneId || !zoneName || zoneName !== domain) return Identity.domain(domain);
  return Identity.publicHostedZone(
    PublicHostedZone.fromPublicHostedZoneAttributes(stack, "Zone", { hostedZoneId, zoneName }),
  );
}
