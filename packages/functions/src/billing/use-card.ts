import { useCard as contract } from "@linkedpotential/contract/billing/routes";
import { useCard } from "@linkedpotential/core/billing/contract/use-card";
import { route } from "../http/route.ts";

export const handler = route(contract, useCard);
