import type { Grant, SecretName } from "@linkedpotential/contract/grant";
import { grants, type LambdaId } from "@linkedpotential/contract/grants";
import { Effect, PolicyStatement } from "aws-cdk-lib/aws-iam";

export interface GrantedResources {
  table: string;
  mail: string[];
  mediaObjects: string;
  exportObjects: string;
  attachmentObjects: string;
  bus: string;
  secrets(name: SecretName): string[];
}

const allow = (actions: string[], resources: string[]) =>
  new PolicyStatement({ effect: Effect.ALLOW, actions, resources });

export function statementsOf(id: LambdaId, resources: GrantedResources): PolicyStatement[] {
  const grant: Grant = grants[id];
  return [
    ...tableStatements(grant, resources.table),
    ...(grant.mail ? [allow(["ses:SendEmail"], resources.mail)] : []),
    ...(grant.rawMail ? [allow(["ses:SendRawEmail"], resources.mail)] : []),
    ...objectStatements(grant.media, resources.mediaObjects),
    ...objectStatements(grant.exports, resources.exportObjects),
    ...objectStatements(grant.attachments, resources.attachmentObjects),
    ...(grant.publish ? [allow(["events:PutEvents"], [resources.bus])] : []),
    ...(grant.secrets ? [allow(["ssm:GetParameters"], grant.secrets.flatMap(resources.secrets))] : []),
  ];
}

const objectStatements = (actions: readonly string[] | undefined, objects: string) =>
  actions
    ? [
        allow(
          actions.map((action) => `s3:${action}`),
          [objects],
        ),
      ]
    : [];

function tableStatements({ table = [] }: Grant, arn: string): PolicyStatement[] {
  const ofTable = table.filter((action) => !action.includes(":"));
  const ofIndexes = table.flatMap((action) => {
    const [name, index] = action.split(":");
    return index ? [allow([`dynamodb:${name}`], [`${arn}/index/${index}`])] : [];
  });
  return [
    ...(ofTable.length > 0
      ? [
          allow(
            ofTable.map((action) => `dynamodb:${action}`),
            [arn],
          ),
        ]
      : []),
    ...ofIndexes,
  ];
}
