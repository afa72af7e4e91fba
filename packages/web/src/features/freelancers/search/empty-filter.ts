import type { FreelancerFilter } from "../use-freelancer-address.ts";

export const emptyFilter: FreelancerFilter = {
  ...{ search: "", area: "", skill: "", availability: "", available: "", signedIn: "" },
  ...{ language: "", maxDayRate: "", withDayRate: "", literal: "" },
};
