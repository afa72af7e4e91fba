import { isCalendarDate } from "@linkedpotential/contract/dates";
import type { Route } from "@linkedpotential/contract/route";
import { routes } from "@linkedpotential/contract/routes";
import { startTestStack } from "@linkedpotential/local/testing/stack";
import { Ajv2020 } from "ajv/dist/2020.js";
import fc from "fast-check";
import { expect, it } from "vitest";
import { invalidObject, validValue } from "./values.ts";

/**
 * Formats that the validator knows. It checks only `date`, because fields with the other formats also have a pattern.
 */
const formats = { date: isCalendarDate, "idn-email": true, "date-time": true, "uri-reference": true } as const;

async function documentedBodies(): Promise<(route: Route) => (value: unknown) => boolean> {
  const stack = await startTestStack();
  const document = (await stack.call("openapi/get")).json as object;
  await stack.stop();
  const ajv = new Ajv2020({ strict: false, formats, schemas: { document } });
  return ({ path, method }) => {
    const at = `/paths/${path.replaceAll("/", "~1")}/${method.toLowerCase()}/requestBody/content/application~1json/schema`;
    const validate = ajv.getSchema(`document#${at.split("/").map(encodeURIComponent).join("/")}`);
    if (!validate) throw new Error(`no body is documented at ${at}`);
    return (value) => validate(value) === true;
  };
}

const documented = await documentedBodies();
const withBody = routes.flatMap(({ body, ...route }) => (body ? [{ ...route, body }] : []));

it.each(withBody)("$id accepts a body exactly if the OpenAPI document does", (route) => {
  const isDocumented = documented(route);
  const bodies = fc.oneof(validValue(route.body), invalidObject(route.body));
  fc.assert(
    fc.property(bodies, (body) => {
      const sent: unknown = JSON.parse(JSON.stringify(body) ?? "null");
      expect(isDocumented(sent)).toBe(route.body.safeParse(sent).success);
    }),
    { numRuns: 1000, seed: 1 },
  );
});
