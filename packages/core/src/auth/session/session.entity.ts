import { workspaceSlugs } from "@linkedpotential/contract/workspaces";
import { Entity } from "electrodb";
import { store } from "../../db/store.ts";

/**
 * Session of a signed-in browser or API client. Access patterns: one session, read by each signed-in call; all sessions
 * of a user, to end them or to increment `news`.
 */
export const SessionEntity = new Entity(
  {
    model: { entity: "session", version: "1", service: "linkedpotential" },
    attributes: {
      userId: { type: "number", required: true, padding: { length: 16, char: "0" } },
      sessionId: { type: "string", required: true },
      workspace: { type: workspaceSlugs, required: true },
      expiresAt: { type: "string", required: true },
      ttl: { type: "number", required: true },
      /**
       * Number of notification changes so far. Each answer contains it, so that the client knows when to reload its
       * notifications. Absent until the first change.
       */
      news: { type: "number" },
    },
    indexes: {
      ofUser: {
        pk: { field: "pk", composite: ["userId"] },
        sk: { field: "sk", composite: ["sessionId"] },
      },
    },
  },
  store,
);
