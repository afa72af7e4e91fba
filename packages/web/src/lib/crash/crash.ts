import type { crashKinds, crashPlaces } from "@linkedpotential/contract/support/values";

export interface Crash {
  error: unknown;
  kind: (typeof crashKinds)[number];
  place: (typeof crashPlaces)[number];
  componentStack?: string | null | undefined;
}
