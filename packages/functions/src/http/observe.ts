import { areaOf } from "@linkedpotential/contract/areas";
import type { Route } from "@linkedpotential/contract/route";
import { clock } from "@linkedpotential/core/clock";
import { config } from "@linkedpotential/core/config";
import { writeLogLine } from "../log-line.ts";
import { cookieOf, deviceCookieName } from "./cookies.ts";
import type { Middleware } from "./middleware.ts";

export function observe(route: Route): Middleware {
  // Read the settings at startup, so that a stage with missing settings fails at once and not during a call.
  config();
  const area = areaOf(route.id);
  const write: Middleware["after"] = ({ event, response, internal }) => {
    const status = response?.statusCode ?? 500;
    writeLogLine(
      { config: config(), area, startedAt: internal.startedAt, isFailure: status >= 500 },
      {
        route: route.id,
        status,
        requestId: event.requestContext.requestId,
        userId: internal.context?.user?.id,
        ...internal.facts,
      },
    );
  };

  return {
    before: ({ event, context, internal }) => {
      context.chain = internal;
      internal.startedAt = performance.now();
      internal.facts = {};
      const facts = internal.facts;
      internal.context = {
        now: () => clock.now(),
        config: config(),
        address: event.requestContext.http.sourceIp,
        device: cookieOf(event, deviceCookieName) ?? "",
        isBrowser: event.headers.origin !== undefined,
        log: {
          note: (name, value) => {
            facts[name] = value;
          },
        },
      };
    },
    after: write,
    onError: write,
  };
}
