import { writeExport } from "@linkedpotential/core/user/export/write-export";
import { subscriber } from "../background/subscriber.ts";

export const handler = subscriber("subscribers/write-exports", writeExport);
