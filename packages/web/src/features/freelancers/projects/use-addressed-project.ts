import type { Post } from "@linkedpotential/contract/community/schema";
import { useFreelancerAddress } from "../use-freelancer-address.ts";
import { useOpenProjects } from "./own-projects.ts";

/**
 * Returns the open project for which the user looks for freelancers, as the address names it. Undefined while it is not
 * loaded, and in the lists of requests and projects. The candidates of a project belong to that project.
 */
export function useAddressedProject(): Post | undefined {
  const { view, freelancer, project, requests } = useFreelancerAddress();
  const projects = useOpenProjects();
  const isInList = freelancer === null && (view === "requests" || view === "projects");
  const addressed = isInList ? null : project;
  const id = view === "projects" && freelancer === null ? requests : addressed;
  return projects.find((one) => one.id === id);
}
