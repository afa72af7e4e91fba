import { undoImport as contract } from "@linkedpotential/contract/leads/routes";
import { undoImport } from "@linkedpotential/core/leads/import-export/undo-import";
import { route } from "../http/route.ts";

export const handler = route(contract, undoImport);
