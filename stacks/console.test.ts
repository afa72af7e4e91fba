import { grants, type LambdaId } from "@linkedpotential/contract/grants";
import { describe, expect, it } from "vitest";
import { at, type Json, refersTo, resourcesOf, stacksOf } from "./testing/templates.ts";

interface Listed {
  type: string;
  data: { arn: string; handler: string; secrets: string[] };
}

function listedOf(stack: ReturnType<typeof stacksOf>[number]): Listed[] {
  const joined = (value: Json): string => {
    if (typeof value !== "object" || value === null || Array.isArray(value)) return String(value);
    const [name, of] = Object.entries(value)[0] ?? [];
    return name === "Fn::Join" && Array.isArray(of) ? (of[1] as Json[]).map(joined).join("") : String([of].flat()[0]);
  };
  const { metadata } = JSON.parse(joined(stack.template.Outputs.SSTMetadata.Value));
  return metadata;
}

const stacks = stacksOf("prod");
const functions = stacks.flatMap(listedOf).filter(({ type }) => type === "Function");
const lambdas = resourcesOf("prod", "AWS::Lambda::Function");

describe("SST's console", () => {
  it("lists every Lambda of the contract, routes and background, and nothing twice", () => {
    const ids = Object.keys(grants) as LambdaId[];
    const handlers = functions.map(({ data }) => data.handler);
    expect(handlers.sort()).toEqual(ids.map((id) => `packages/functions/src/${id}.handler`).sort());
  });

  it.each(functions.map(({ data }) => data))("links to the log group of $handler", ({ arn, handler }) => {
    const lambda = lambdas.find(({ id }) => id === arn);
    const name = String(lambda && at(lambda, "FunctionName"));
    expect(handler.replaceAll("/", "-")).toContain(name.replace("prod-linkedpotential-", ""));
    const written = lambda && at(lambda, "LoggingConfig.LogGroup");
    const log = resourcesOf("prod", "AWS::Logs::LogGroup").find((one) => refersTo(written, one));
    expect(log && at(log, "LogGroupName")).toBe(`/aws/lambda/${name}`);
  });

  it("names the secrets of a Lambda without their values", () => {
    const login = functions.find(({ data }) => data.handler.includes("auth/login"));
    expect(login?.data.secrets).toEqual(["SIGNING_KEYS"]);
    expect(JSON.stringify(functions)).not.toMatch(/resolve:|"value"/);
  });
});
