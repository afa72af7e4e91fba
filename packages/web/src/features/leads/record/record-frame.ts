import type { ReactNode } from "react";
import type { Steps } from "./use-steps.ts";

export interface RecordFrameProps {
  leadId: number;
  /** Name of the lead. Undefined while it is loading or when the lead does not exist. */
  name: string | undefined;
  steps: Steps;
  onClose: () => void;
  children: ReactNode;
}
