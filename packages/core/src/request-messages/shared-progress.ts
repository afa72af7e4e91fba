import { isSharedProgress, type ProgressState } from "@linkedpotential/contract/request-messages/progress";

/** Returns the state that the freelancer sees. Undefined for a note of the company. */
export const sharedProgress = (progress: { state: ProgressState } | undefined): ProgressState | undefined =>
  progress && isSharedProgress(progress.state) ? progress.state : undefined;
