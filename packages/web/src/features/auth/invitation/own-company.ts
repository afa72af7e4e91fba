import type { Company } from "@linkedpotential/contract/business/company/schema";
import { useQuery } from "@tanstack/react-query";
import { useSession } from "../../../lib/session/session.ts";
import { companyQuery } from "../../../parts/company/api.ts";

interface OwnCompany {
  /** Absent for visitors and freelancers, and while it is not loaded. */
  company: Company | undefined;
  isLoading: boolean;
}

/** Returns the company of the signed-in business account. */
export function useOwnCompany(): OwnCompany {
  const { user } = useSession();
  const { data: company, isLoading } = useQuery({ ...companyQuery, enabled: user?.role === "business" });
  return { company, isLoading };
}

/** Returns the id of the company that an invitation is for, which is the first part of its token. */
export const companyIdOf = (token: string): number => Number.parseInt(token, 10);

/** Tells whether a company has members besides its reader, so that the reader has to leave it first. */
export const hasColleagues = ({ members }: Company): boolean => members.filter(({ hasLeft }) => !hasLeft).length > 1;
