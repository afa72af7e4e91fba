import { GetParametersCommand, SSMClient } from "@aws-sdk/client-ssm";
import type { SecretName } from "@linkedpotential/contract/grant";
import { clientOptions } from "../client-options.ts";
import { config } from "../config.ts";

/**
 * Reads a secret. In AWS, `<NAME>_PARAMETERS` lists parameters (that of the stage, then the shared one), and the first
 * one that exists is used. On the local stack, `<NAME>` contains the secret.
 */
export async function readSecret(name: SecretName): Promise<string> {
  const given = process.env[name];
  const names = process.env[`${name}_PARAMETERS`];
  const value = given || (names && (await readParameter(names.split(","))));
  if (!value) throw new Error(`${name} has no value`);
  return value;
}

async function readParameter(names: string[]): Promise<string | undefined> {
  const settings = config();
  const client = new SSMClient(clientOptions(settings, settings.endpoints.parameters, { requestMs: 2000 }));
  const { Parameters = [] } = await client.send(new GetParametersCommand({ Names: names, WithDecryption: true }));
  return names.map((name) => Parameters.find((parameter) => parameter.Name === name)?.Value).find(Boolean);
}
