import { createServer, type IncomingMessage } from "node:http";
import { buffer } from "node:stream/consumers";
import { Account, accountId, Refusal } from "./account.ts";
import { CloudFormation } from "./cloudformation.ts";
import { parameterActions } from "./parameters.ts";
import { type Action, Form, xml } from "./query.ts";
import { type Answer, Storage } from "./storage.ts";

interface Call {
  service: string;
  region: string;
  method: string;
  url: URL;
  target: string;
  body: Buffer;
}

/**
 * Starts an emulation of STS, SSM, S3 and CloudFormation with an empty account on a free port. AWS clients find it
 * through AWS_ENDPOINT_URL. Calls that it does not support are recorded as complaints.
 */
export async function startAws() {
  const account = new Account();
  const answer = answersOf(account);
  const server = createServer((request, response) => {
    void callOf(request).then(async (call) => {
      const { status = 200, headers = {}, body = "" } = await answer(call);
      response.writeHead(status, headers).end(call.method === "HEAD" ? undefined : body);
    });
  });
  const { promise, resolve } = Promise.withResolvers<void>();
  server.listen(0, "127.0.0.1", resolve);
  await promise;
  const address = server.address();
  const port = typeof address === "object" ? address?.port : undefined;
  const stop = () => {
    server.close();
    server.closeAllConnections();
  };
  return { account, endpoint: `http://127.0.0.1:${port}`, stop };
}

/** Reads the service and the region of a request from its signature. */
async function callOf(request: IncomingMessage): Promise<Call> {
  const signed = /Credential=[^/]+\/\d+\/([\w-]+)\/([\w-]+)\//.exec(request.headers.authorization ?? "");
  const [, region = "", service = "unsigned"] = signed ?? [];
  const url = new URL(request.url ?? "/", "http://aws");
  const target = String(request.headers["x-amz-target"] ?? "");
  return { service, region, method: request.method ?? "", url, target, body: await buffer(request) };
}

function answersOf(account: Account): (call: Call) => Answer {
  const storage = new Storage(account);
  const formation = new CloudFormation(account).actions;
  const parameters = parameterActions(account);
  const unknown = (call: Call, action: string) => new Refusal("InvalidAction", `${call.service} knows no ${action}`);

  const byForm = (actions: Record<string, Action>, call: Call): Answer => {
    const form = new Form(call.body.toString());
    const name = form.text("Action") ?? `${call.method} ${call.url.pathname}`;
    const action = actions[name];
    if (!action) throw unknown(call, name);
    return { body: xml({ [`${name}Response`]: { [`${name}Result`]: action(form, call.region) } }) };
  };
  const byJson = (call: Call): Answer => {
    const action = parameters[call.target];
    if (!action) throw unknown(call, call.target);
    return { body: JSON.stringify(action(JSON.parse(call.body.toString()), call.region)) };
  };
  const services: Record<string, (call: Call) => Answer> = {
    s3: ({ method, url, body }) => storage.answer(method, url, body),
    ssm: byJson,
    sts: (call) => byForm(identityActions(account), call),
    cloudformation: (call) => byForm(formation, call),
  };

  return (call) => {
    try {
      const service = services[call.service];
      if (!service) throw unknown(call, `${call.method} ${call.url}`);
      return service(call);
    } catch (error) {
      const isRefusal = error instanceof Refusal;
      if (!isRefusal || unknownCodes.includes(error.code)) account.complaints.push(String(error));
      return refused(call, isRefusal ? error : new Refusal("InternalFailure", String(error)));
    }
  };
}

const unknownCodes = ["InvalidAction", "NotImplemented"];

const identityActions = (account: Account): Record<string, Action> => ({
  GetCallerIdentity: () => ({ Account: accountId, UserId: "operator", Arn: `arn:aws:iam::${accountId}:user/operator` }),
  AssumeRole: (form) => {
    const role = form.text("RoleArn") ?? "";
    if (!account.hasRole(role))
      throw new Refusal("AccessDenied", `not authorized to perform sts:AssumeRole on ${role}`, 403);
    const Expiration = new Date(Date.now() + 3_600_000).toISOString();
    return {
      Credentials: { AccessKeyId: "ASIAEXAMPLE", SecretAccessKey: "example", SessionToken: "example", Expiration },
    };
  },
});

/** Formats an error in the protocol of the called service. */
function refused({ service }: Call, { code, message, status }: Refusal): Answer {
  if (service === "ssm") return { status, body: JSON.stringify({ __type: code, message }) };
  const error = { Type: "Sender", Code: code, Message: message };
  return { status, body: xml(service === "s3" ? { Error: error } : { ErrorResponse: { Error: error } }) };
}
