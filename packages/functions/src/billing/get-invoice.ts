import { getInvoice as contract } from "@linkedpotential/contract/billing/routes";
import { getInvoice } from "@linkedpotential/core/billing/invoices/get-invoice";
import { route } from "../http/route.ts";

export const handler = route(contract, getInvoice);
