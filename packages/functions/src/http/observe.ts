import { clock } from "@linkedpotential/core/clock";
import { config } from "@linkedpotential/core/config";
import type { AnyRoute, Middleware } from "./types.ts";

/** `LOG_LEVEL`: every request (the default), only failures of ours with `error`, nothing with `silent`. */
const leastStatus = { silent: Number.POSITIVE_INFINITY, error: 500 }[process.env.LOG_LEVEL ?? ""] ?? 0;

/**
 * Opens the request's context and, whatever happens, ends with one line: a structured log record that CloudWatch
 * also reads as metrics (embedded metric format). No personal data: ids of ours, codes and numbers only.
 */
export function observe(route: AnyRoute): Middleware {
  const write: Middleware["after"] = ({ event, response, internal }) => {
    const status = response?.statusCode ?? 500;
    if (status < leastStatus) return;
    const durationMs = Math.round((performance.now() - internal.startedAt) * 100) / 100;
    const line = {
      route: route.id,
      status,
      durationMs,
      requests: 1,
      failures: status >= 500 ? 1 : 0,
      requestId: event.requestContext.requestId,
      userId: internal.context?.user?.id,
      ...internal.facts,
      _aws: {
        Timestamp: clock.now().getTime(),
        CloudWatchMetrics: [
          {
            Namespace: "LinkedPotential",
            Dimensions: [["route"]],
            Metrics: [{ Name: "requests" }, { Name: "failures" }, { Name: "durationMs", Unit: "Milliseconds" }],
          },
        ],
      },
    };
    process.stdout.write(`${JSON.stringify(line)}\n`);
  };

  return {
    before: ({ event, context, internal }) => {
      context.chain = internal;
      internal.startedAt = performance.now();
      internal.facts = {};
      const facts = internal.facts;
      internal.context = {
        now: () => clock.now(),
        config,
        address: event.requestContext.http.sourceIp,
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
