import { createContext } from "react";

/** Request with which the company has hired a freelancer. */
export interface Hired {
  requestId: number;
  /** Name of the freelancer. */
  name: string;
}

/** Called when the company has recorded that it hired a freelancer. */
export const HiredContext = createContext<(hired: Hired) => void>(() => undefined);
