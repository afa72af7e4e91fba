import { listContractCases as contract } from "@linkedpotential/contract/admin/routes";
import { listContractCases } from "@linkedpotential/core/admin/contracts/list-contract-cases";
import { route } from "../http/route.ts";

export const handler = route(contract, listContractCases);
