import { expect, it, onTestFinished } from "vitest";
import { startAws } from "./server.ts";

const region = "eu-central-1";
const bucket = `cdk-hnb659fds-assets-123456789012-${region}`;
const assets = { Type: "AWS::S3::Bucket", Properties: { BucketName: bucket } };
const topic = { Type: "AWS::SNS::Topic" };

/** Starts an emulated account with the bucket that CDK needs. Returns functions that call the account. */
async function startAccount() {
  const aws = await startAws();
  onTestFinished(aws.stop);
  const call = (service: string, path: string, init: RequestInit) => {
    const authorization = `AWS4-HMAC-SHA256 Credential=EXAMPLE/20260101/${region}/${service}/aws4_request`;
    return fetch(`${aws.endpoint}${path}`, { ...init, headers: { authorization } });
  };
  const formation = async (Action: string, fields: Record<string, string>) =>
    (await call("cloudformation", "/", { method: "POST", body: new URLSearchParams({ Action, ...fields }) })).text();
  const upload = (key: string, body: string) => call("s3", `/${bucket}/${key}`, { method: "PUT", body });
  /** Creates or updates a stack. Returns the refusal, or the last state of the stack with the reason. */
  const bringUp = async (Action: "CreateStack" | "UpdateStack", StackName: string, template: object, more = {}) => {
    const answer = await formation(Action, { StackName, TemplateBody: JSON.stringify(template), ...more });
    if (answer.includes("<ErrorResponse>")) return answer;
    await expect.poll(() => aws.account.stack(region, StackName)?.status).not.toContain("IN_PROGRESS");
    const stack = aws.account.stack(region, StackName);
    return `${stack?.status} ${stack?.events.find(({ reason }) => reason)?.reason ?? ""}`;
  };
  const create = (name: string, template: object, more = {}) => bringUp("CreateStack", name, template, more);
  const update = (name: string, template: object, more = {}) => bringUp("UpdateStack", name, template, more);
  await create("Toolkit", { Resources: { assets } });
  return { ...aws, call, formation, upload, create, update };
}

it("accepts only an uploaded template", async () => {
  const { formation, upload } = await startAccount();
  const fields = { StackName: "Uploaded", TemplateURL: `https://s3.${region}.amazonaws.com/${bucket}/template.json` };
  expect(await formation("CreateStack", fields)).toContain("TemplateURL must reference a valid S3 object");
  await upload("template.json", JSON.stringify({ Resources: { topic } }));
  expect(await formation("CreateStack", fields)).toContain("<StackId>");
});

it("rolls back a stack whose asset was not uploaded", async () => {
  const { create, upload } = await startAccount();
  const S3Key = `${"a1".repeat(32)}.zip`;
  const Resources = { code: { Type: "AWS::Lambda::Function", Properties: { Code: { S3Bucket: bucket, S3Key } } } };
  expect(await create("Early", { Resources })).toMatch(/^ROLLBACK_COMPLETE .*NoSuchKey/);
  await upload(S3Key, "PK");
  expect(await create("Late", { Resources })).toContain("CREATE_COMPLETE");
});

it("imports a value that another stack exports, and keeps the export while it is used", async () => {
  const { create, update } = await startAccount();
  const importing = { Resources: { topic: { ...topic, Properties: { Name: { "Fn::ImportValue": "address" } } } } };
  const exporting = {
    Resources: { topic },
    Outputs: { Out: { Value: { Ref: "topic" }, Export: { Name: "address" } } },
  };
  expect(await create("Unconnected", importing)).toBe(
    "ROLLBACK_COMPLETE No export named address found. Rollback requested by user.",
  );
  await create("Owner", exporting);
  expect(await create("User", importing)).toContain("CREATE_COMPLETE");
  expect(await create("Second", exporting)).toContain("ROLLBACK_COMPLETE Export with name address is already exported");
  expect(await update("Owner", { Resources: { topic } })).toContain(
    "UPDATE_ROLLBACK_COMPLETE Export address cannot be",
  );
});

it.each([
  [
    "a parameter without a value",
    { Resources: { topic }, Parameters: { name: { Type: "String" } } },
    "must have values",
  ],
  [
    "a parameter that the store does not have",
    { Resources: { topic }, Parameters: { version: { Type: "AWS::SSM::Parameter::Value<String>", Default: "/none" } } },
    "Unable to fetch parameters [/none]",
  ],
  ["a role without consent", { Resources: { role: { Type: "AWS::IAM::Role" } } }, "InsufficientCapabilities"],
  ["a reference to nothing", { Resources: { topic }, Outputs: { Out: { Value: { Ref: "other" } } } }, "[other]"],
  ["a function that it does not know", { Resources: { a: { ...topic, Properties: { a: { "Fn::A": 1 } } } } }, "Fn::A"],
  [
    "a circle",
    { Resources: { a: { ...topic, DependsOn: "b" }, b: { ...topic, Properties: { a: { Ref: "a" } } } } },
    "Circular dependency",
  ],
])("refuses %s", async (_what, template, reason) => {
  const { create } = await startAccount();
  expect(await create("Broken", template)).toContain(reason);
});

it("refuses a template with more than 60 dynamic references", async () => {
  const { create } = await startAccount();
  const withReferences = (count: number) => ({
    Resources: { topic: { ...topic, Properties: { Names: Array(count).fill("{{resolve:secretsmanager:key}}") } } },
  });
  expect(await create("Sixty", withReferences(60))).toContain("CREATE_COMPLETE");
  expect(await create("More", withReferences(61))).toContain("Number of dynamic references, 61, exceeds 60");
});

it("rolls back a stack that exceeds 20 response headers policies in the account", async () => {
  const { create } = await startAccount();
  const policies = (count: number) => ({
    Resources: Object.fromEntries(
      Array.from({ length: count }, (_, index) => [
        `policy${index}`,
        { Type: "AWS::CloudFront::ResponseHeadersPolicy" },
      ]),
    ),
  });
  expect(await create("Twenty", policies(20))).toContain("CREATE_COMPLETE");
  expect(await create("One", policies(1))).toMatch(/^ROLLBACK_COMPLETE .*TooManyResponseHeadersPolicies/);
});

it("rolls back a stack whose resource name is taken by another stack", async () => {
  const { create } = await startAccount();
  expect(await create("Other", { Resources: { assets } })).toContain(
    `ROLLBACK_COMPLETE AWS::S3::Bucket ${bucket} already`,
  );
});

it("reports an update without changes, and refuses to create a stack twice", async () => {
  const { create, update } = await startAccount();
  await create("Same", { Resources: { topic } });
  expect(await update("Same", { Resources: { topic } })).toContain("No updates are to be performed.");
  expect(await create("Same", { Resources: { topic } })).toContain("AlreadyExistsException");
});

it("records unsupported calls", async () => {
  const { account, call, endpoint, formation } = await startAccount();
  await formation("CreateStackSet", {});
  await call("lambda", "/functions", { method: "GET" });
  await fetch(endpoint);
  expect(account.complaints).toEqual([
    "Error: cloudformation knows no CreateStackSet",
    "Error: lambda knows no GET http://aws/functions",
    "Error: unsigned knows no GET http://aws/",
  ]);
});
