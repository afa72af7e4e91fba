import { SnsAction } from "aws-cdk-lib/aws-cloudwatch-actions";
import { PolicyStatement, ServicePrincipal } from "aws-cdk-lib/aws-iam";
import { Topic } from "aws-cdk-lib/aws-sns";
import { EmailSubscription } from "aws-cdk-lib/aws-sns-subscriptions";
import type { Stack } from "sst/constructs";
import { fullName } from "./names.ts";

/**
 * Time by which somebody must act on an alarm: `wake` means at once, also at night. `morning` means by the next
 * morning.
 */
export type Urgency = "wake" | "morning";

/**
 * Adds one topic per urgency. Both send mail to the address, whose owner must confirm each of them once. Connect a
 * pager only to `wake`.
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
  // This policy grants access to CloudWatch. Without it nothing could publish, because the policy of CDK that enforces
  // TLS replaces the default one.
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
