import { jsonAnswer, type Responder } from "../../http/messages.ts";

const path = "/__local/ssm";

/**
 * Emulates `GetParameters` of the SSM Parameter Store with encrypted parameters.
 * @param parameters values by parameter name
 */
export const createParameterStore =
  (parameters: Readonly<Record<string, string>>): Responder =>
  async ({ method, path: asked, headers, body }) => {
    if (method !== "POST" || asked.replace(/\/$/, "") !== path) return undefined;
    if (headers["x-amz-target"] !== "AmazonSSM.GetParameters") return failure("UnknownOperationException");
    if (!/^AWS4-HMAC-SHA256 .*\/eu-central-1\/ssm\/aws4_request/.test(headers.authorization ?? "")) {
      return failure("MissingAuthenticationTokenException");
    }
    const { Names, WithDecryption }: { Names: string[]; WithDecryption?: boolean } = JSON.parse(body.toString());
    const known = Names.filter((name) => name in parameters);
    return jsonAnswer(200, {
      Parameters: known.map((Name) => ({
        Name,
        Type: "SecureString",
        Value: WithDecryption ? parameters[Name] : "AQICAHh-encrypted",
      })),
      InvalidParameters: Names.filter((name) => !known.includes(name)),
    });
  };

const failure = (type: string) => jsonAnswer(400, { __type: type });

export const parameterStoreAddress = (server: string): string => `${server}${path}`;
