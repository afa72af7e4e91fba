import { tableDefinition, ttlAttribute } from "@linkedpotential/core/db/table";
import { awsRegion } from "./access-key.ts";
import type { Engine } from "./dynamodb.ts";

export type EngineConnection = Pick<Engine, "endpoint" | "accessKeyId">;

/** Sends one DynamoDB request. The engines require a signature but do not verify it. */
export async function call(
  { endpoint, accessKeyId }: EngineConnection,
  operation: string,
  input: object,
): Promise<Record<string, unknown>> {
  const answer = await fetch(endpoint, {
    method: "POST",
    headers: {
      "content-type": "application/x-amz-json-1.0",
      "x-amz-target": `DynamoDB_20120810.${operation}`,
      "x-amz-date": "20260101T000000Z",
      authorization: `AWS4-HMAC-SHA256 Credential=${accessKeyId}/20260101/${awsRegion()}/dynamodb/aws4_request, SignedHeaders=host, Signature=0`,
    },
    body: JSON.stringify(input),
  });
  const body = (await answer.json()) as Record<string, unknown>;
  if (!answer.ok) throw new Error(`${operation}: ${body.__type} ${body.message ?? body.Message ?? ""}`);
  return body;
}

export async function ensureTable(engine: EngineConnection, name: string): Promise<void> {
  try {
    await call(engine, "CreateTable", tableDefinition(name));
  } catch (error) {
    if (error instanceof Error && error.message.includes("ResourceInUseException")) return;
    throw error;
  }
  const TimeToLiveSpecification = { AttributeName: ttlAttribute, Enabled: true };
  await call(engine, "UpdateTimeToLive", { TableName: name, TimeToLiveSpecification });
}

export async function isEmptyTable(engine: EngineConnection, name: string): Promise<boolean> {
  const { Count } = await call(engine, "Scan", { TableName: name, Limit: 1 });
  return Count === 0;
}
