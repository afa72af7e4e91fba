import type { Access, Route } from "@linkedpotential/contract/route";
import type { SessionUser } from "@linkedpotential/core/context";
import { DomainError } from "@linkedpotential/core/errors";
import type { Middleware } from "./middleware.ts";

const isAllowed: Record<Access, (user: SessionUser) => boolean> = {
  public: () => true,
  user: () => true,
  freelancer: (user) => user.role === "freelancer",
  business: (user) => user.role === "business",
  // The session check has already refused callers who are not admins (session.ts), because the token does not state who
  // is an admin.
  admin: () => true,
};

/** Restricts a route to the callers that the contract names (D7, D19). */
export function access(route: Route): Middleware {
  return {
    before: ({ internal }) => {
      const { user } = internal.context;
      if (user && !isAllowed[route.access](user)) throw new DomainError("session.forbidden");
    },
  };
}
