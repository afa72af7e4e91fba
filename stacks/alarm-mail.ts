import { SnsAction } from "aws-cdk-lib/aws-cloudwatch-actions";
import { PolicyStatement, ServicePrincipal } from "aws-cdk-lib/aws-iam";
import { Topic } from "aws-cdk-lib/aws-sns";
import { EmailSubscription } from "aws-cdk-lib/aws-sns-subscriptions";
import type { Stack } from "sst/constructs";
import { fullName } from "./names.ts";

/** Somebody has to act at once, also at night, or has time until the morning. */
export type Urgency = "wake" | "morning";

/**
 * Adds the two topics of the stack's region. Both mail the address, which confirms each once; a pager or a telephone
 * subscribes to `wake` alone.
 */
export const addAlarmTopics = (stack: Stack, address: string): Record<Urgency, SnsAction> => ({
  wake: addTopic(stack, "wake", address),
  morning: addTopic(stack, "morning", address),
});

function addTopic(stack: Stack, urgency: Urgency, address: string): SnsAction {
  const topic = new Topic(stack, `alarms-${urgency}`, {
    topicName: fullName(stack, urgency),
    displayName: `LinkedPotential ${stack.stage}: ${urgency}`,
    enforceSSL: true,
  });
  topic.addSubscription(new EmailSubscription(address));
  // The policy that enforces TLS replaces the default one, which lets services of the account in.
  topic.addToResourcePolicy(
    new PolicyStatement({
      principals: [new ServicePrincipal("cloudwatch.amazonaws.com")],
      actions: ["sns:Publish"],
      resources: [topic.topicArn],
      conditions: { StringEquals: { "aws:SourceAccount": stack.account } },
    }),
  );
  return new SnsAction(topic);
}
