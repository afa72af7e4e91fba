import type { SecretName } from "@linkedpotential/contract/grants";
import { awsRegion, signedCall } from "../signed-call.ts";

/**
 * The value of a secret of the stage. In AWS it lies in the Parameter Store under the names in `<NAME>_PARAMETERS`
 * (the stage's own, then the fallback of all stages); embedded it is the environment's `<NAME>` itself.
 *
 * @throws when it has no value or may not be read
 */
export async function readSecret(name: SecretName): Promise<string> {
  const given = process.env[name];
  const names = process.env[`${name}_PARAMETERS`];
  const value = given || (names && (await readParameter(names.split(","))));
  if (!value) throw new Error(`${name} has no value`);
  return value;
}

interface Answer {
  Parameters?: { Name: string; Value: string }[];
}

/** The first of the parameters that has a value. */
async function readParameter(names: string[]): Promise<string | undefined> {
  const { SSM_ENDPOINT } = process.env;
  const answer = await signedCall("ssm", SSM_ENDPOINT ?? `https://ssm.${awsRegion()}.amazonaws.com/`, {
    headers: { "content-type": "application/x-amz-json-1.1", "x-amz-target": "AmazonSSM.GetParameters" },
    body: JSON.stringify({ Names: names, WithDecryption: true }),
  });
  if (!answer.ok) throw new Error(`parameter store answered ${answer.status}`);
  const { Parameters = [] } = (await answer.json()) as Answer;
  return names.map((name) => Parameters.find((parameter) => parameter.Name === name)?.Value).find(Boolean);
}
