import type { Template } from "@linkedpotential/contract/templates/schema";
import { sampleCalls } from "@linkedpotential/fixtures/routes";
import { signedInUser } from "../accounts.ts";
import type { CallOptions } from "../call.ts";
import type { TestStack } from "../stack.ts";

const ofTemplate =
  (id: "templates/update" | "templates/delete") =>
  async (stack: TestStack): Promise<CallOptions> => {
    const { token } = await signedInUser(stack);
    const { json } = await stack.call("templates/create", { ...sampleCalls["templates/create"], token });
    const { id: templateId } = json as Template;
    return { ...sampleCalls[id], token, params: { templateId: String(templateId) } };
  };

export const firstTemplateCalls = {
  "templates/list": async (stack: TestStack): Promise<CallOptions> => {
    const { token } = await signedInUser(stack);
    return { token, query: { namespace: "cold", templateKey: "followup" } };
  },
  "templates/update": ofTemplate("templates/update"),
  "templates/delete": ofTemplate("templates/delete"),
};
