#!/usr/bin/env node
// The `furrow` command: brings the bundle up to date, then runs it.
import '../../../scripts/node-version.mjs';
import { pathToFileURL } from 'node:url';
import { bundleFile, isBundleFresh } from '../../../scripts/bundle.mjs';
import { prepare } from '../../../scripts/prepare.mjs';

if (!isBundleFresh()) prepare({ build: true });
process.setSourceMapsEnabled(true);
await import(pathToFileURL(bundleFile).href);
