import { areas } from "@linkedpotential/contract/areas";
import { endpointOf, routeIds } from "@linkedpotential/contract/endpoints";
import { actionsOf, type Grant, secretNames } from "@linkedpotential/contract/grant";
import { grants, type LambdaId } from "@linkedpotential/contract/grants";
import { describe, expect, it } from "vitest";
import { at, type Json, type Resource, refersTo, resourcesOf } from "./testing/templates.ts";

interface Statement {
  Effect: string;
  Action: string | string[];
  Resource: Json;
}

const listOf = <Item>(value: Item | Item[]): Item[] => (Array.isArray(value) ? value : [value]);
const roles = resourcesOf("prod", "AWS::IAM::Role");
const policies = resourcesOf("prod", "AWS::IAM::Policy");
const lambdas = resourcesOf("prod", "AWS::Lambda::Function");
const ids = Object.keys(grants) as LambdaId[];

function statementsOf(role: Resource): Statement[] {
  const attached = policies.filter((policy) => refersTo(at(policy, "Roles"), role));
  const documents = [...listOf(at(role, "Policies") ?? []), ...attached.map(({ properties }) => properties)];
  return documents.flatMap(
    (one) => (one as unknown as { PolicyDocument: { Statement: Statement[] } }).PolicyDocument.Statement,
  );
}

function roleOf(id: LambdaId): Resource {
  const lambda = lambdas.find((one) => at(one, "FunctionName") === `prod-linkedpotential-${id.replace("/", "-")}`);
  const role = roles.find((one) => one.stack === lambda?.stack && refersTo(lambda && at(lambda, "Role"), one));
  if (!role) throw new Error(`${id} has no role`);
  return role;
}

const actionsAllowed = (id: LambdaId): string[] => statementsOf(roleOf(id)).flatMap(({ Action }) => listOf(Action));
const write = /^(dynamodb:(Put|Update|Delete|BatchWrite|PartiQL)|ses:|s3:(Put|Delete)|events:|sqs:)/;
const always = ["logs:CreateLogStream", "logs:PutLogEvents"];

/**
 * Returns the wildcards that an action may have. Keys of objects contain a hash or the id of an owner, so a grant
 * covers a folder or a bucket.
 */
const wildcardsOf = (action: string, resource: Json): string[] => {
  if (!action.startsWith("s3:")) return [];
  return /ExportBucket|AttachmentBucket/.test(JSON.stringify(resource)) ? ["/*"] : ["/media/*"];
};

describe("the role of every Lambda", () => {
  it.each(ids)("%s allows exactly its grant", (id) => {
    const grant: Grant = grants[id];
    const wanted = [
      ...actionsOf(grant).map((action) => action.split(":").slice(0, 2).join(":")),
      ...(grant.secrets ? ["ssm:GetParameters"] : []),
      ...(id.startsWith("schedules/") ? ["sqs:SendMessage"] : []),
      ...(id.startsWith("workers/") ? ["sqs:ReceiveMessage", "sqs:DeleteMessage", "sqs:GetQueueAttributes"] : []),
      ...always,
    ];
    expect(new Set(actionsAllowed(id))).toEqual(new Set(wanted));
    expect(at(roleOf(id), "ManagedPolicyArns")).toBeUndefined();
  });

  it.each(ids)("%s names each resource exactly", (id) => {
    const [table] = resourcesOf("prod", "AWS::DynamoDB::Table");
    for (const { Effect, Action, Resource } of statementsOf(roleOf(id))) {
      expect(Effect).toBe("Allow");
      const [action = ""] = listOf(Action);
      const wildcards = JSON.stringify(Resource).match(/[^"]*\*[^"]*/g) ?? [];
      expect([action, wildcards]).toEqual([action, wildcardsOf(action, Resource)]);
      expect(refersTo(Resource, table as Resource)).toBe(action.startsWith("dynamodb:"));
    }
  });

  it("restricts a query of an index to that index", () => {
    const ofIndex = statementsOf(roleOf("tasks/list")).filter(({ Resource }) =>
      JSON.stringify(Resource).includes("/index/"),
    );
    expect(ofIndex.map(({ Action }) => Action)).toEqual(["dynamodb:Query"]);
    expect(JSON.stringify(ofIndex[0]?.Resource)).toMatch(/\/index\/gsi1"/);
  });

  it("allows reading routes no writes, except for counting, and for creating a company at its first read", () => {
    const reading = routeIds.filter((id) => endpointOf(id).method === "GET");
    expect(reading.length).toBeGreaterThan(5);
    for (const id of reading) {
      const isCounted = ["admin/count-users", "admin/list-users", "calendar-feed/read"].includes(id);
      const isCreating = ["business/get-company", "business/list-days", "business/list-learnings"].includes(id);
      const creating = isCreating ? ["dynamodb:PutItem", "dynamodb:UpdateItem"] : [];
      const allowed = isCounted ? ["dynamodb:UpdateItem"] : creating;
      expect([id, actionsAllowed(id).filter((action) => write.test(action))]).toEqual([id, allowed]);
    }
  });

  it("allows sending mail only to Lambdas with that grant, through the sender's domain and the stage's configuration set", () => {
    const mailing = ids.filter((id) => actionsAllowed(id).some((action) => action.startsWith("ses:")));
    expect(mailing).toEqual(ids.filter((id) => "mail" in grants[id] || "rawMail" in grants[id]));
    for (const id of mailing) {
      const statement = statementsOf(roleOf(id)).find(({ Action }) =>
        /^ses:Send(Raw)?Email$/.test(listOf(Action)[0] ?? ""),
      );
      expect(JSON.stringify(statement?.Resource)).toMatch(/identity\/example\.org.*configuration-set/);
    }
  });

  it("allows reading the signing keys only to sign-in, and payment keys only to payment routes", () => {
    for (const name of secretNames) {
      const readers = ids.filter((id) => JSON.stringify(statementsOf(roleOf(id))).includes(`/Secret/${name}/`));
      expect(readers).toEqual(ids.filter((id) => (grants[id] as Grant).secrets?.some((secret) => secret === name)));
      if (name === "SIGNING_KEYS") expect(readers).toEqual(["auth/login"]);
      else
        for (const id of readers) {
          expect(id).toMatch(/^(billing|schedules|workers)\/|^accounts\/(end-subscription|refund-payment)$/);
        }
    }
  });

  it("has no secret in its environment", () => {
    for (const lambda of lambdas) {
      const environment = JSON.stringify(at(lambda, "Environment.Variables") ?? {});
      expect(environment).not.toMatch(/"(SIGNING_KEYS|STRIPE_SECRET_KEY|STRIPE_WEBHOOK_SECRET)":/);
      expect(environment).not.toContain('\\"d\\":');
    }
  });
});

describe("every other role", () => {
  const ours = new Set(ids.map((id) => roleOf(id).id));
  const others = roles.filter(({ id }) => !ours.has(id));

  it("belongs to the scheduler, the pipe or CDK's file upload, and has no wildcard action except CDK's", () => {
    for (const role of others) {
      const isOurs = /(scheduler|pipes)\.amazonaws\.com/.test(JSON.stringify(at(role, "AssumeRolePolicyDocument")));
      const isCdk = /^Custom(CDKBucketDeployment|S3AutoDeleteObjects)/.test(role.id);
      expect([role.id, isOurs || isCdk]).toEqual([role.id, true]);
      if (isCdk) continue;
      const text = JSON.stringify(statementsOf(role));
      expect(text).not.toContain("*");
    }
  });

  it("starts only the Lambda of its schedule", () => {
    const starters = others.filter(({ stack }) => stack === "Schedules");
    for (const starter of starters) {
      const [start] = statementsOf(starter);
      expect(start?.Action).toBe("lambda:InvokeFunction");
    }
    expect(starters.length).toBeGreaterThan(0);
  });
});

describe("the stacks", () => {
  it("have a separate stack for each area's routes", () => {
    const stacks = new Set(resourcesOf("prod", "AWS::ApiGatewayV2::Route").map(({ stack }) => stack));
    expect([...stacks].sort()).toEqual(areas.map((area) => `Routes-${area}`).sort());
  });
});
