import { getAccountInvoice as contract } from "@linkedpotential/contract/accounts/routes";
import { getAccountInvoice } from "@linkedpotential/core/accounts/get-account-invoice";
import { route } from "../http/route.ts";

export const handler = route(contract, getAccountInvoice);
