import { personName } from "@linkedpotential/contract/auth/schema";
import { email, instant } from "@linkedpotential/contract/fields";
import { optionalLinkedinUrl } from "@linkedpotential/contract/linkedin";
import { plans } from "@linkedpotential/contract/plans";
import { roles } from "@linkedpotential/contract/user/roles";
import { workspaceSlugs } from "@linkedpotential/contract/workspaces";
import * as z from "zod/mini";

const leadsMax = 5000;

/** Body of `POST /__local/accounts`. Every field has a default. `leads` is the number of leads to create. */
export const accountRequest = z.object({
  email: z.optional(email()),
  name: z._default(personName, "Kim Beispiel"),
  plan: z._default(z.enum(plans), "kostenlos"),
  linkedinUrl: z._default(optionalLinkedinUrl, ""),
  role: z._default(z.enum(roles), "freelancer"),
  leads: z._default(z.int().check(z.minimum(0), z.maximum(leadsMax)), 0),
  password: z._default(z.string().check(z.minLength(8), z.maxLength(128)), "geheim-und-lang"),
  /** Time of the registration. Absent for now. */
  joinedAt: z.optional(instant),
  workspaceSlug: z._default(z.enum(workspaceSlugs), "freelance"),
});
export type AccountRequest = z.output<typeof accountRequest>;
