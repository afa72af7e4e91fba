import type { Access, Route } from "@linkedpotential/contract/route";
import type { SessionUser } from "@linkedpotential/core/context";
import { DomainError } from "@linkedpotential/core/errors";
import type { Middleware } from "./middleware.ts";

const isAllowed: Record<Access, (user: SessionUser) => boolean> = {
  public: () => true,
  user: () => true,
  freelancer: (user) => user.role === "freelancer",
  business: (user) => user.role === "business",
  // Checked with the session (session.ts): the token does not say who is an admin.
  admin: () => true,
};

/** Lets a route be called only by the accounts that the contract names (D7, D19). */
export function access(route: Route): Middleware {
  return {
    before: ({ internal }) => {
      const { user } = internal.context;
      if (user && !isAllowed[route.access](user)) throw new DomainError("session.forbidden");
    },
  };
}
