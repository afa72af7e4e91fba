import type { crashKinds, crashPlaces } from "@linkedpotential/contract/support/crash-reports";

export interface Crash {
  error: unknown;
  kind: (typeof crashKinds)[number];
  place: (typeof crashPlaces)[number];
  componentStack?: string | null | undefined;
}
