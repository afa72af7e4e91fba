import { SnsAction } from "aws-cdk-lib/aws-cloudwatch-actions";
import { PolicyStatement, ServicePrincipal } from "aws-cdk-lib/aws-iam";
import { Topic } from "aws-cdk-lib/aws-sns";
import { EmailSubscription } from "aws-cdk-lib/aws-sns-subscriptions";
import type { Stack } from "sst/constructs";
import { fullName } from "./names.ts";

/** How soon somebody must act: at once, also at night (`wake`), or by the next morning. */
export type Urgency = "wake" | "morning";

/** Both topics send mail to the address, which confirms each once. A pager subscribes only to `wake`. */
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
  // CDK's policy that enforces TLS replaces the default policy, which grants access to services of the account.
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
