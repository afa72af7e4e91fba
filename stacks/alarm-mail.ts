import { SnsAction } from "aws-cdk-lib/aws-cloudwatch-actions";
import { PolicyStatement, ServicePrincipal } from "aws-cdk-lib/aws-iam";
import { Topic } from "aws-cdk-lib/aws-sns";
import { EmailSubscription } from "aws-cdk-lib/aws-sns-subscriptions";
import type { Stack } from "sst/constructs";

/** What an alarm of the stack's region does: it writes to the address, which has to confirm that once per region. */
export function addAlarmMail(stack: Stack, address: string): SnsAction {
  const topic = new Topic(stack, "Alarms", { displayName: `LinkedPotential ${stack.stage}`, enforceSSL: true });
  topic.addSubscription(new EmailSubscription(address));
  // A policy of its own, as for TLS, takes the place of the one that lets services of the account in.
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
