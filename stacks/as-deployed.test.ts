import type { LambdaId } from "@linkedpotential/contract/grants";
import { createBus } from "@linkedpotential/local/events/bus";
import { portOf, serve } from "@linkedpotential/local/http/server";
import { firstEvent } from "@linkedpotential/local/testing/lambda/first-event";
import { createParameterStore, parameterStoreAddress } from "@linkedpotential/local/testing/lambda/parameter-store";
import { startLambda } from "@linkedpotential/local/testing/lambda/service";
import { startTestStack, type TestStack } from "@linkedpotential/local/testing/stack";
import { afterAll, beforeAll, expect, it } from "vitest";
import { assetDirectory, at, type Properties, resourcesOf } from "./testing/templates.ts";

let stack: TestStack;
let services: Awaited<ReturnType<typeof serve>>;
beforeAll(async () => {
  stack = await startTestStack();
  const store = createParameterStore({
    "/sst/linkedpotential/prod/Secret/SIGNING_KEYS/value": process.env.SIGNING_KEYS ?? "",
  });
  services = await serve([store, createBus([])], "127.0.0.1", 0);
});
afterAll(async () => {
  services.close();
  services.closeAllConnections();
  await stack.stop();
});

/**
 * Returns values for the parameters that CloudFormation and the setup of a stage provide. The endpoints of AWS services
 * are local ones.
 */
function filledIn(): Record<string, string> {
  const { TABLE_NAME = "", JWKS = "", MEDIA_BUCKET = "", EXPORT_BUCKET = "", ATTACHMENT_BUCKET = "" } = process.env;
  const { DYNAMODB_ENDPOINT = "", SES_ENDPOINT = "", S3_ENDPOINT = "" } = process.env;
  const address = `http://127.0.0.1:${portOf(services)}`;
  return {
    ...{
      TABLE_NAME,
      JWKS,
      MEDIA_BUCKET,
      EXPORT_BUCKET,
      ATTACHMENT_BUCKET,
      ORIGIN_KEYS: "key-of-the-distribution,the-next",
      BUS_NAME: "bus",
    },
    MAIL_CONFIGURATION_SET: "set",
    AWS_ENDPOINT_URL_DYNAMODB: DYNAMODB_ENDPOINT,
    AWS_ENDPOINT_URL_SES: SES_ENDPOINT,
    AWS_ENDPOINT_URL_S3: S3_ENDPOINT,
    AWS_ENDPOINT_URL_SSM: parameterStoreAddress(address),
    AWS_ENDPOINT_URL_EVENTBRIDGE: `${address}/__local/events`,
  };
}

/** Starts a function with the asset, handler and variables of its template, and invokes the function with an event. */
async function runAsDeployed(id: LambdaId): Promise<unknown> {
  const name = `prod-linkedpotential-${id.replace("/", "-")}`;
  const template = resourcesOf("prod", "AWS::Lambda::Function").find((one) => at(one, "FunctionName") === name);
  if (!template) throw new Error(`${id} is not deployed`);
  const variables = at(template, "Environment.Variables") as Properties;
  const given = filledIn();
  const isEndpoint = (key: string) => /ENDPOINT/.test(key);
  const environment = Object.fromEntries([
    ...Object.entries(variables).map(([key, value]) => [key, given[key] ?? String(value)]),
    ...Object.entries(given).filter(([key]) => isEndpoint(key)),
  ]);
  const directory = assetDirectory("prod", at(template, "Code.S3Key"));
  const lambda = await startLambda({ directory, environment, handler: String(at(template, "Handler")) });
  try {
    return await lambda.invoke(await firstEvent(id, stack));
  } finally {
    await lambda.stop();
  }
}

const secureCookie = (name: string) => expect.stringMatching(new RegExp(`^${name}=.+; HttpOnly; .*Secure`));

it.each<[LambdaId, object]>([
  ["keys/list", { statusCode: 200 }],
  ["leads/create", { statusCode: 201 }],
  ["auth/login", { statusCode: 200, cookies: [secureCookie("__Host-lp_session"), secureCookie("lp_device")] }],
  ["profile/update", { statusCode: 200 }],
  ["support/send", { statusCode: 201 }],
  ["request-messages/get-attachment", { statusCode: 200, isBase64Encoded: true }],
  ["schedules/follow-ups", { pages: 8 }],
  ["workers/mails", { batchItemFailures: [] }],
  ["workers/bulk-mails", { batchItemFailures: [] }],
  ["workers/notices", { batchItemFailures: [] }],
])("%s works with only the files and settings of its template", async (id, outcome) => {
  expect(await runAsDeployed(id)).toMatchObject(outcome);
});
