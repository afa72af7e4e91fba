import { carryOutDeclaration } from "@linkedpotential/core/billing/declarations/carry-out-declaration";
import { subscriber } from "../background/subscriber.ts";

export const handler = subscriber("subscribers/carry-out-declarations", carryOutDeclaration);
