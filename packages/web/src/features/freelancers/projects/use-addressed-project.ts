import type { Post } from "@linkedpotential/contract/community/schema";
import { useFreelancerAddress } from "../use-freelancer-address.ts";
import { useOpenProjects } from "./own-projects.ts";

/**
 * Returns the open project for which the user looks for freelancers, as the address names it. Undefined while it is not
 * loaded, and in the lists of requests and projects.
 */
export function useAddressedProject(): Post | undefined {
  const { view, freelancer, project } = useFreelancerAddress();
  const projects = useOpenProjects();
  const isElsewhere = freelancer === null && (view === "requests" || view === "projects");
  return isElsewhere ? undefined : projects.find(({ id }) => id === project);
}
