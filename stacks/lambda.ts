import { endpoints } from "@linkedpotential/contract/endpoints";
import { type Grant, sendsMails } from "@linkedpotential/contract/grant";
import { grants, type LambdaId } from "@linkedpotential/contract/grants";
import { mediaFolder } from "@linkedpotential/contract/media";
import { Duration, RemovalPolicy } from "aws-cdk-lib";
import { Effect, PolicyDocument, PolicyStatement, Role, ServicePrincipal } from "aws-cdk-lib/aws-iam";
import { Architecture, Code, LoggingFormat, Runtime, SystemLogLevel, Tracing } from "aws-cdk-lib/aws-lambda";
import { LogGroup } from "aws-cdk-lib/aws-logs";
import { type Stack, use } from "sst/constructs";
import { NagSuppressions } from "./cdk-nag.ts";
import { ListedLambda } from "./console.ts";
import { Data } from "./data.ts";
import { Events } from "./events.ts";
import { logRetention } from "./logs.ts";
import { Mail } from "./mail.ts";
import { fullName, logGroupNameOf, nameOf } from "./names.ts";
import { statementsOf } from "./policy.ts";
import { Secrets } from "./secrets.ts";
import { settings } from "./settings.ts";
import { Site } from "./site.ts";
import { sizeOf } from "./sizes.ts";

/**
 * Adds the Lambda of an id. Its role allows what the grant allows, writing to the log, traces, and `more`, the
 * statements needed to invoke it.
 */
export function addLambda(stack: Stack, id: LambdaId, more: PolicyStatement[] = []): ListedLambda {
  const { stage } = stack;
  const name = nameOf(id);
  const { memoryMb, timeoutSeconds } = sizeOf(id);
  const logGroup = new LogGroup(stack, `${name}-log`, {
    logGroupName: logGroupNameOf(stack, id),
    retention: logRetention(stage),
    removalPolicy: RemovalPolicy.DESTROY,
  });
  const role = roleOf(stack, id, logGroup, more);
  return new ListedLambda(stack, name, id, {
    functionName: fullName(stack, name),
    runtime: Runtime.NODEJS_24_X,
    architecture: Architecture.ARM_64,
    handler: "index.handler",
    code: Code.fromAsset(`packages/functions/dist/${id}`),
    memorySize: memoryMb,
    timeout: Duration.seconds(timeoutSeconds),
    environment: environmentOf(id, stack),
    role,
    logGroup,
    tracing: isTraced(id) ? Tracing.ACTIVE : Tracing.DISABLED,
    // Log only warnings of the Lambda service, because our middleware already writes one line per call.
    loggingFormat: LoggingFormat.JSON,
    systemLogLevelV2: SystemLogLevel.WARN,
  });
}

function isTraced(id: LambdaId): boolean {
  const { TRACES } = settings();
  return TRACES === "on" || TRACES.split(",").includes(id);
}

function roleOf(stack: Stack, id: LambdaId, { logGroupArn }: LogGroup, more: PolicyStatement[]) {
  const allow = (actions: string[], resource: string) =>
    new PolicyStatement({ effect: Effect.ALLOW, actions, resources: [resource] });
  const statements = [
    ...statementsOf(id, grantedResources()),
    allow(["logs:CreateLogStream", "logs:PutLogEvents"], logGroupArn),
    ...(isTraced(id) ? [allow(["xray:PutTraceSegments", "xray:PutTelemetryRecords"], "*")] : []),
    ...more,
  ];
  const role = new Role(stack, `${nameOf(id)}-role`, {
    assumedBy: new ServicePrincipal("lambda.amazonaws.com"),
    inlinePolicies: { grant: new PolicyDocument({ statements }) },
  });
  NagSuppressions.addResourceSuppressions(role, [
    { id: "AwsSolutions-IAM5", reason: "X-Ray has no resources to name.", appliesTo: ["Resource::*"] },
    {
      id: "AwsSolutions-IAM5",
      reason: "The key of a stored or deleted picture contains a hash.",
      appliesTo: [{ regex: "/^Resource::<MediaBucket.*>/media/\\*$/" }],
    },
    {
      id: "AwsSolutions-IAM5",
      reason: "The keys of an exported file's parts contain the owner's id.",
      appliesTo: [{ regex: "/^Resource::<ExportBucket.*>/\\*$/" }],
    },
    {
      id: "AwsSolutions-IAM5",
      reason: "The key of a message's file contains the ids of its author and the message.",
      appliesTo: [{ regex: "/^Resource::<AttachmentBucket.*>/\\*$/" }],
    },
  ]);
  // Prevents other constructs from adding statements to the role.
  return role.withoutPolicyUpdates();
}

const grantedResources = () => ({
  table: use(Data).table.tableArn,
  mail: use(Mail).resources,
  mediaObjects: use(Site).mediaBucket.arnForObjects(`${mediaFolder}/*`),
  exportObjects: use(Site).exportBucket.arnForObjects("*"),
  attachmentObjects: use(Site).attachmentBucket.arnForObjects("*"),
  bus: use(Events).bus.eventBusArn,
  secrets: use(Secrets).arnsOf,
});

/**
 * Returns whether a Lambda needs the origin keys. Routes use them to recognize calls from the distribution. Workers
 * that erase accounts use them to compute the keys of rate-limit counters.
 */
const needsOriginKeys = (id: LambdaId): boolean =>
  id in endpoints || id === "workers/accounts" || id === "schedules/deleted-accounts";

/**
 * Returns the environment variables that `core/src/config.ts` and related modules read. A Lambda gets only the
 * addresses of services that its grant lists.
 */
function environmentOf(id: LambdaId, stack: Stack): Record<string, string> {
  const grant: Grant = grants[id];
  const { media, exports, attachments, publish, secrets: secretNames = [] } = grant;
  const given = settings();
  const site = use(Site);
  const secrets = use(Secrets);
  return {
    STAGE: stack.stage,
    TABLE_NAME: use(Data).table.tableName,
    SITE_URL: site.url,
    JWKS: given.JWKS,
    ADMIN_EMAILS: given.ADMIN_EMAILS,
    PLAN_LIMITS: given.PLAN_LIMITS,
    ...(id === "trainings/list" && {
      TRAINING_VIDEOS: given.TRAINING_VIDEOS,
      TRAINING_CAPTIONS: given.TRAINING_CAPTIONS,
    }),
    ...(id === "business/get-offer" && { STRATEGY_CALL_URL: given.STRATEGY_CALL_URL }),
    OPERATOR_NAME: given.OPERATOR_NAME,
    OPERATOR_ADDRESS: given.OPERATOR_ADDRESS,
    OPERATOR_TAX_ID: given.OPERATOR_TAX_ID,
    OPERATOR_REPRESENTED_BY: given.OPERATOR_REPRESENTED_BY,
    OPERATOR_PHONE: given.OPERATOR_PHONE,
    OPERATOR_REGISTER: given.OPERATOR_REGISTER,
    OPERATOR_PRIVACY_CONTACT: given.OPERATOR_PRIVACY_CONTACT,
    SUPPORT_EMAIL: given.SUPPORT_EMAIL,
    STRIPE_PRICE_ID: given.STRIPE_PRICE_ID,
    VAT_OSS: given.VAT_OSS,
    ...(secretNames.includes("STRIPE_SECRET_KEY") && { STRIPE_PUBLISHABLE_KEY: given.STRIPE_PUBLISHABLE_KEY }),
    RATE_LIMIT_PER_ADDRESS: String(given.RATE_LIMIT_PER_ADDRESS),
    ...(needsOriginKeys(id) && { ORIGIN_KEYS: secrets.originKeysIn(stack) }),
    ...(sendsMails(grant) && {
      MAIL_FROM: given.MAIL_FROM,
      MAIL_CONFIGURATION_SET: use(Mail).configurationSet,
    }),
    ...(media && { MEDIA_BUCKET: site.mediaBucket.bucketName }),
    ...(exports && { EXPORT_BUCKET: site.exportBucket.bucketName }),
    ...(attachments && { ATTACHMENT_BUCKET: site.attachmentBucket.bucketName }),
    ...(publish && { BUS_NAME: use(Events).bus.eventBusName }),
    ...Object.fromEntries(secretNames.map((name) => [`${name}_PARAMETERS`, secrets.parametersOf(name).join(",")])),
  };
}
