import type { Finding } from '../knowledge.types.ts';

/**
 * The reader turns a history or symptom met in a family context ("family history of asthma", "father had a stroke") into
 * `family-<its id>`, so phrases here hold only what that does not reach. A phrase with "family history" or a relative in it
 * would own those words and take the diseases listed after it out of the family's scope.
 */
export const familyFindings: readonly Finding[] = [
  // Heart and vessels
  { id: 'family-hypertension', name: 'Hypertension in the family', kind: 'family', leak: 0.03, phrases: ['hypertension runs in family', 'high blood pressure runs in family', 'high bp in family', 'bp runs in family'] },
  { id: 'family-ischaemic-heart-disease', name: 'Heart disease in the family', kind: 'family', leak: 0.03, phrases: ['heart disease runs in family', 'heart attacks in family', 'heart trouble runs in family', 'strong cardiac family history', 'heart problems run in family'], ask: 'Has a close relative had heart disease?' },
  { id: 'family-premature-heart-disease', name: 'Heart attack at a young age in the family', kind: 'family', leak: 0.003, parents: ['family-ischaemic-heart-disease'], phrases: ['premature coronary disease', 'premature coronary artery disease', 'premature cad', 'premature heart disease', 'heart attacks at young age', 'early heart disease in family', 'early coronary deaths', 'relatives with early heart attacks'], ask: 'Has a close relative had a heart attack before 55 (man) or 65 (woman)?' },
  { id: 'family-sudden-death', name: 'Sudden death in the family', kind: 'family', leak: 0.003, phrases: ['sudden cardiac death', 'sudden death', 'unexplained death in family', 'sudden unexplained death', 'dropped dead', 'drowned unexpectedly in family', 'collapsed and died', 'died young', 'died in his sleep', 'died while playing', 'died while exercising', 'died before 40', 'brother died at 30', 'died while swimming'], ask: 'Has a close relative died suddenly at a young age?' },
  { id: 'family-cardiomyopathy', name: 'Cardiomyopathy or long QT in the family', kind: 'family', leak: 0.001, phrases: ['cardiomyopathy in family', 'long qt in family', 'brugada in family', 'inherited heart disease', 'inherited arrhythmia', 'hereditary heart condition', 'hypertrophic cardiomyopathy in family'] },
  { id: 'family-congenital-heart-disease', name: 'Congenital heart disease in the family', kind: 'family', leak: 0.001, phrases: ['sibling born with hole in heart', 'heart defects run in family', 'bicuspid valve in family'] },
  { id: 'family-previous-stroke', name: 'Stroke in the family', kind: 'family', leak: 0.03, phrases: ['stroke runs in family', 'paralysis in family', 'cva in family'] },
  { id: 'family-venous-thromboembolism', name: 'Blood clots in the family', kind: 'family', leak: 0.003, phrases: ['blood clots run in family', 'clots in family', 'dvt in family', 'clotting runs in family', 'thrombosis in family'], ask: 'Has a close relative had a blood clot in a leg or lung?' },
  { id: 'family-thrombophilia', name: 'Clotting tendency in the family', kind: 'family', leak: 0.001, parents: ['family-venous-thromboembolism'], phrases: ['thrombophilia in family', 'factor v leiden in family', 'clotting disorder in family', 'hereditary thrombophilia', 'protein c deficiency in family'] },
  { id: 'family-aortic-aneurysm', name: 'Aneurysm or dissection in the family', kind: 'family', leak: 0.001, phrases: ['aneurysm in family', 'aortic dissection in family', 'aneurysms run in family', 'subarachnoid haemorrhage in family', 'brain aneurysm in family'] },
  { id: 'family-high-cholesterol', name: 'High cholesterol in the family', kind: 'family', leak: 0.01, phrases: ['cholesterol runs in family', 'lipid disorder in family', 'familial hyperlipidaemia'] },
  { id: 'family-marfan-connective', name: 'Marfan or Ehlers-Danlos syndrome in the family', kind: 'family', leak: 0.001, phrases: ['marfan in family', 'connective tissue disorder in family', 'ehlers danlos in family', 'tall relatives with aortic disease'] },
  { id: 'family-varicose-veins', name: 'Varicose veins in the family', kind: 'family', leak: 0.003, phrases: ['varicose veins run in family', 'hereditary varicose veins'] },

  // Metabolism, glands, kidneys
  { id: 'family-diabetes', name: 'Diabetes in the family', kind: 'family', leak: 0.03, phrases: ['diabetes runs in family', 'sugar runs in family', 'sugar disease in family'], ask: 'Does a parent, brother or sister have diabetes?' },
  { id: 'family-type-1-diabetes', name: 'Type 1 diabetes in the family', kind: 'family', leak: 0.001, parents: ['family-diabetes'], phrases: ['juvenile diabetes in family', 'insulin dependent diabetes in family'] },
  { id: 'family-type-2-diabetes', name: 'Type 2 diabetes in the family', kind: 'family', leak: 0.01, parents: ['family-diabetes'], phrases: ['t2dm in family', 'adult onset diabetes in family'] },
  { id: 'family-thyroid-disease', name: 'Thyroid disease in the family', kind: 'family', leak: 0.01, phrases: ['thyroid runs in family', 'thyroid problems in family', 'thyroid disorders run in family', 'goitre in family'] },
  { id: 'family-hypothyroidism', name: 'Underactive thyroid in the family', kind: 'family', leak: 0.003, parents: ['family-thyroid-disease'], phrases: ['hypothyroidism in family', 'hashimoto in family'] },
  { id: 'family-hyperthyroidism', name: 'Overactive thyroid in the family', kind: 'family', leak: 0.001, parents: ['family-thyroid-disease'], phrases: ['hyperthyroidism in family', 'graves disease in family'] },
  { id: 'family-endocrine-tumours', name: 'Endocrine tumours or raised calcium in the family', kind: 'family', leak: 0.001, phrases: ['multiple endocrine neoplasia', 'men 1', 'men 2', 'phaeochromocytoma in family', 'medullary thyroid cancer', 'parathyroid tumours in family', 'familial hypocalciuric hypercalcaemia', 'pituitary tumours in family', 'high calcium in family'] },
  { id: 'family-obesity', name: 'Obesity in the family', kind: 'family', leak: 0.01, phrases: ['obesity runs in family', 'overweight family', 'obese parents'] },
  { id: 'family-short-stature', name: 'Short relatives or late puberty in the family', kind: 'family', leak: 0.003, phrases: ['short parents', 'late puberty in family', 'father was a late bloomer', 'mother had late periods', 'late bloomer in family', 'familial short stature', 'delayed puberty in family'], ask: 'Are the parents short, or did they mature late?' },
  { id: 'family-gout', name: 'Gout in the family', kind: 'family', leak: 0.003, phrases: ['gout runs in family', 'uric acid problem in family'] },
  { id: 'family-osteoporosis', name: 'Osteoporosis or hip fracture in the family', kind: 'family', leak: 0.003, phrases: ['osteoporosis in family', 'brittle bones in family', 'mother broke her hip', 'mother had hip fracture', 'osteogenesis imperfecta in family'] },
  { id: 'family-chronic-kidney-disease', name: 'Kidney disease in the family', kind: 'family', leak: 0.003, phrases: ['kidney failure in family', 'relatives on dialysis', 'alport in family', 'dialysis in family', 'hereditary nephritis', 'alport syndrome'] },
  { id: 'family-polycystic-kidney-disease', name: 'Polycystic kidneys in the family', kind: 'family', leak: 0.001, parents: ['family-chronic-kidney-disease'], phrases: ['kidney cysts in family', 'adpkd in family', 'pkd in family'] },
  { id: 'family-kidney-stones', name: 'Kidney stones in the family', kind: 'family', leak: 0.003, phrases: ['stones run in family', 'renal stones in family'] },

  // Lungs and allergy
  { id: 'family-atopy', name: 'Allergy, asthma or eczema in the family', kind: 'family', leak: 0.03, phrases: ['atopic family', 'allergies run in family', 'allergy in family', 'atopy in family', 'allergic family', 'parents have allergies'], ask: 'Do asthma, eczema or hay fever run in the family?' },
  { id: 'family-asthma', name: 'Asthma in the family', kind: 'family', leak: 0.01, parents: ['family-atopy'], phrases: ['asthma runs in family', 'asthmatic parents', 'dama in family'] },
  { id: 'family-eczema', name: 'Eczema in the family', kind: 'family', leak: 0.003, parents: ['family-atopy'], phrases: ['eczema runs in family', 'atopic dermatitis in family'] },
  { id: 'family-allergic-rhinitis-known', name: 'Hay fever in the family', kind: 'family', leak: 0.003, parents: ['family-atopy'], phrases: ['hay fever runs in family', 'allergic rhinitis in family'] },
  { id: 'family-food-allergy', name: 'Food allergy in the family', kind: 'family', leak: 0.001, parents: ['family-atopy'], phrases: ['peanut allergy in family', 'sibling with food allergy'] },
  { id: 'family-angioedema', name: 'Attacks of swelling in the family', kind: 'family', leak: 0.001, phrases: ['hereditary angioedema', 'angioedema in family', 'c1 esterase deficiency in family'] },
  { id: 'family-cystic-fibrosis', name: 'Cystic fibrosis in the family', kind: 'family', leak: 0.001, phrases: ['sibling with cystic fibrosis', 'cf carrier parents'] },
  { id: 'family-copd', name: 'COPD or emphysema in the family', kind: 'family', leak: 0.003, phrases: ['emphysema in family', 'copd in family', 'early emphysema in relatives', 'alpha 1 antitrypsin deficiency in family'] },
  { id: 'family-previous-tuberculosis', name: 'Tuberculosis in the family', kind: 'family', leak: 0.003, parents: ['tb-contact'], phrases: ['tuberculosis runs in house', 'tb among relatives', 'koch in family', 'several relatives treated for tb'] },

  // Gut and liver
  { id: 'family-inflammatory-bowel-disease', name: 'Inflammatory bowel disease in the family', kind: 'family', leak: 0.001, phrases: ['crohn in family', 'ibd in family', 'ulcerative colitis in family', 'colitis runs in family'] },
  { id: 'family-coeliac-disease', name: 'Coeliac disease in the family', kind: 'family', leak: 0.001, phrases: ['coeliac in family', 'sibling with coeliac disease'] },
  { id: 'family-previous-gallstones', name: 'Gallstones in the family', kind: 'family', leak: 0.003, phrases: ['gallstones run in family', 'gallbladder disease in family'] },
  { id: 'family-peptic-ulcer-disease', name: 'Peptic ulcer in the family', kind: 'family', leak: 0.003, phrases: ['ulcers run in family', 'stomach ulcers in family'] },
  { id: 'family-chronic-liver-disease', name: 'Liver disease in the family', kind: 'family', leak: 0.001, phrases: ['wilson disease in family', 'haemochromatosis in family', 'sibling died of liver disease', 'jaundice runs in family', 'gilbert in family'] },

  // Cancer
  { id: 'family-cancer', name: 'Cancer in the family', kind: 'family', leak: 0.03, cluster: 'family-malignancy', phrases: ['cancer runs in family', 'several relatives with cancer', 'stomach cancer in family', 'thyroid cancer in family', 'bladder cancer in family'], ask: 'Has a close relative had cancer?' },
  { id: 'family-breast-cancer', name: 'Breast cancer in the family', kind: 'family', leak: 0.01, parents: ['family-cancer'], cluster: 'family-malignancy', phrases: ['breast cancer runs in family', 'brca in family', 'hereditary breast cancer'] },
  { id: 'family-ovarian-cancer', name: 'Ovarian or uterine cancer in the family', kind: 'family', leak: 0.001, parents: ['family-cancer'], cluster: 'family-malignancy', phrases: ['ovarian cancer in family', 'ovarian cancer runs in family', 'womb cancer in family', 'endometrial cancer in family'] },
  { id: 'family-colorectal-cancer', name: 'Bowel cancer in the family', kind: 'family', leak: 0.003, parents: ['family-cancer'], cluster: 'family-malignancy', phrases: ['colon cancer in family', 'colon cancer runs in family', 'bowel cancer runs in family', 'colorectal cancer in family'] },
  { id: 'family-colon-polyps', name: 'Bowel polyps in the family', kind: 'family', leak: 0.001, phrases: ['polyps run in family', 'polyposis in family', 'colon polyps in family', 'lynch syndrome in family', 'peutz jeghers in family'] },
  { id: 'family-prostate-cancer', name: 'Prostate cancer in the family', kind: 'family', leak: 0.003, parents: ['family-cancer'], cluster: 'family-malignancy', phrases: ['prostate cancer runs in family', 'hereditary prostate cancer'] },
  { id: 'family-lung-cancer', name: 'Lung cancer in the family', kind: 'family', leak: 0.003, parents: ['family-cancer'], cluster: 'family-malignancy', phrases: ['lung cancer runs in family', 'relatives with lung cancer'] },
  { id: 'family-skin-cancer', name: 'Skin cancer in the family', kind: 'family', leak: 0.001, parents: ['family-cancer'], cluster: 'family-malignancy', phrases: ['melanoma in family', 'melanoma runs in family', 'relatives with melanoma'] },
  { id: 'family-haematological-malignancy', name: 'Leukaemia or lymphoma in the family', kind: 'family', leak: 0.001, parents: ['family-cancer'], cluster: 'family-malignancy', phrases: ['leukaemia in family', 'lymphoma in family', 'blood cancer in family', 'myeloma in family'] },

  // Blood
  { id: 'family-sickle-cell-disease', name: 'Sickle cell disease in the family', kind: 'family', leak: 0.001, phrases: ['sickle cell in family', 'sickle trait parents', 'parents carry sickle cell', 'sibling with sickle cell'] },
  { id: 'family-thalassaemia', name: 'Thalassaemia in the family', kind: 'family', leak: 0.001, phrases: ['parents thalassaemia carriers', 'sibling needs regular transfusions', 'thalassaemia runs in family'] },
  { id: 'family-haemophilia', name: 'Bleeding disorder in the family', kind: 'family', leak: 0.001, phrases: ['haemophilia in family', 'easy bleeding in family', 'maternal uncle bleeds', 'bleeding runs in family', 'relatives bleed easily', 'bleeding after surgery in relatives'], ask: 'Does anyone in the family bleed easily?' },
  { id: 'family-g6pd-deficiency', name: 'G6PD deficiency or spherocytosis in the family', kind: 'family', leak: 0.001, phrases: ['g6pd in family', 'splenectomy in family', 'spherocytosis in family', 'haemolytic anaemia in family', 'several relatives had spleen removed'] },

  // Nervous system and mind
  { id: 'family-epilepsy', name: 'Epilepsy in the family', kind: 'family', leak: 0.003, phrases: ['epilepsy runs in family', 'fits run in family', 'seizures in family', 'mirgi in family'] },
  { id: 'family-febrile-seizure', name: 'Febrile seizures in the family', kind: 'family', leak: 0.001, phrases: ['febrile convulsions in family', 'siblings had febrile fits', 'febrile seizures run in family'] },
  { id: 'family-migraine', name: 'Migraine in the family', kind: 'family', leak: 0.01, phrases: ['migraine runs in family', 'headaches run in family'], ask: 'Does migraine run in the family?' },
  { id: 'family-dementia', name: 'Dementia in the family', kind: 'family', leak: 0.003, phrases: ['alzheimer in family', 'dementia runs in family', 'alzheimers runs in family'] },
  { id: 'family-parkinson-disease', name: 'Parkinson disease in the family', kind: 'family', leak: 0.001, phrases: ['parkinson in family', 'parkinsons runs in family'] },
  { id: 'family-tremor', name: 'Tremor in the family', kind: 'family', leak: 0.001, phrases: ['tremor runs in family', 'shaky hands run in family', 'hands shake like father'] },
  { id: 'family-huntington', name: 'Huntington disease or hereditary ataxia in the family', kind: 'family', leak: 0.001, phrases: ['huntington', 'hereditary ataxia', 'friedreich', 'involuntary movements in family', 'charcot marie tooth', 'hereditary neuropathy'] },
  { id: 'family-multiple-sclerosis', name: 'Multiple sclerosis in the family', kind: 'family', leak: 0.001, phrases: ['ms runs in family', 'sibling with multiple sclerosis'] },
  { id: 'family-myasthenia-known', name: 'Muscle disease in the family', kind: 'family', leak: 0.001, phrases: ['muscular dystrophy in family', 'duchenne in family', 'maternal uncles wheelchair bound', 'malignant hyperthermia', 'anaesthetic problem in family'] },
  { id: 'family-neurocutaneous-known', name: 'Neurofibromatosis or tuberous sclerosis in the family', kind: 'family', leak: 0.001, phrases: ['neurofibromatosis in family', 'tuberous sclerosis in family', 'parent with cafe au lait spots'] },
  { id: 'family-low-mood', name: 'Depression in the family', kind: 'family', leak: 0.01, cluster: 'family-psychiatric', phrases: ['depression runs in family', 'relatives with depression'] },
  { id: 'family-anxiety', name: 'Anxiety in the family', kind: 'family', leak: 0.003, cluster: 'family-psychiatric', phrases: ['anxiety runs in family', 'nervous family'] },
  { id: 'family-psychiatric-history', name: 'Mental illness in the family', kind: 'family', leak: 0.01, cluster: 'family-psychiatric', phrases: ['mental illness runs in family', 'psychiatric illness in family', 'mental health problems in family'], ask: 'Is there mental illness in the family?' },
  { id: 'family-bipolar-disorder', name: 'Bipolar disorder in the family', kind: 'family', leak: 0.001, parents: ['family-psychiatric-history'], cluster: 'family-psychiatric', phrases: ['bipolar in family', 'bipolar runs in family'] },
  { id: 'family-schizophrenia', name: 'Schizophrenia in the family', kind: 'family', leak: 0.001, parents: ['family-psychiatric-history'], cluster: 'family-psychiatric', phrases: ['schizophrenia runs in family', 'psychosis in family'] },
  { id: 'family-suicide-attempt', name: 'Suicide in the family', kind: 'family', leak: 0.001, cluster: 'family-psychiatric', phrases: ['relative died by suicide', 'committed suicide', 'died by suicide'] },
  { id: 'family-alcohol-problem', name: 'Alcohol problem in the family', kind: 'family', leak: 0.003, phrases: ['alcoholism in family', 'father alcoholic', 'mother alcoholic', 'alcoholic parents', 'husband alcoholic', 'father drinks heavily', 'husband drinks'] },
  { id: 'family-developmental-disorder', name: 'Autism, ADHD or learning difficulty in the family', kind: 'family', leak: 0.003, phrases: ['autism in family', 'adhd in family', 'adhd runs in family', 'sibling with autism', 'speech delay in family', 'dyslexia in family'] },

  // Joints, skin, senses, other
  { id: 'family-autoimmune-disease', name: 'Autoimmune disease in the family', kind: 'family', leak: 0.003, phrases: ['autoimmune diseases run in family', 'autoimmunity in family', 'vitiligo in family'] },
  { id: 'family-rheumatoid-arthritis', name: 'Rheumatoid arthritis in the family', kind: 'family', leak: 0.003, parents: ['family-autoimmune-disease'], phrases: ['rheumatoid runs in family', 'rheumatism in family'] },
  { id: 'family-lupus-connective-tissue', name: 'Lupus or connective tissue disease in the family', kind: 'family', leak: 0.001, parents: ['family-autoimmune-disease'], phrases: ['lupus in family', 'sle in family', 'lupus runs in family'] },
  { id: 'family-spondyloarthritis-known', name: 'Ankylosing spondylitis in the family', kind: 'family', leak: 0.001, phrases: ['spondylitis in family', 'hla b27 in family', 'bamboo spine in family'] },
  { id: 'family-osteoarthritis-known', name: 'Osteoarthritis in the family', kind: 'family', leak: 0.01, phrases: ['arthritis in family', 'arthritis runs in family', 'knobbly fingers like mother'] },
  { id: 'family-psoriasis', name: 'Psoriasis in the family', kind: 'family', leak: 0.003, phrases: ['psoriasis runs in family', 'relatives with psoriasis'] },
  { id: 'family-hair-loss', name: 'Hair loss in the family', kind: 'family', leak: 0.003, phrases: ['baldness in family', 'baldness runs in family', 'bald father', 'hair loss runs in family', 'hereditary baldness'] },
  { id: 'family-glaucoma', name: 'Glaucoma in the family', kind: 'family', leak: 0.003, phrases: ['glaucoma runs in family', 'eye pressure in family'], ask: 'Has a close relative had glaucoma?' },
  { id: 'family-visual-loss', name: 'Blindness or hereditary eye disease in the family', kind: 'family', leak: 0.001, phrases: ['blindness in family', 'night blindness in family', 'retinitis pigmentosa in family', 'retinoblastoma in family', 'keratoconus in family', 'squint in family', 'myopia in family', 'spectacles in family', 'macular degeneration in family', 'colour blindness in family'] },
  { id: 'family-hearing-loss', name: 'Hearing loss in the family', kind: 'family', leak: 0.001, phrases: ['deafness in family', 'deafness runs in family', 'otosclerosis in family', 'deaf parents'] },
  { id: 'family-bedwetting', name: 'Bedwetting in the family', kind: 'family', leak: 0.001, phrases: ['father wet the bed', 'bedwetting runs in family', 'parent was a bedwetter'] },
  { id: 'family-pcos', name: 'Polycystic ovary syndrome in the family', kind: 'family', leak: 0.003, phrases: ['pcos in family', 'pcod in family', 'pcos runs in family'] },
  { id: 'family-endometriosis', name: 'Endometriosis in the family', kind: 'family', leak: 0.001, phrases: ['painful periods run in family', 'endometriosis runs in family'] },
  { id: 'family-fibroids', name: 'Fibroids in the family', kind: 'family', leak: 0.003, phrases: ['fibroids run in family', 'rasoli in family'] },
  { id: 'family-previous-preeclampsia', name: 'Pre-eclampsia in the family', kind: 'family', leak: 0.001, phrases: ['preeclampsia in family', 'sister had eclampsia', 'mother had toxaemia'] },
  { id: 'family-multiple-pregnancy', name: 'Twins in the family', kind: 'family', leak: 0.001, phrases: ['twins run in family', 'relatives with twins', 'hereditary twinning'] },
  { id: 'consanguinity', name: 'Parents are related', kind: 'family', leak: 0.003, phrases: ['consanguineous', 'parents are cousins', 'cousin marriage', 'married within family', 'uncle niece marriage'], ask: 'Are the parents related by blood?' },
  { id: 'family-infant-death', name: 'Infant deaths or inherited disease in the family', kind: 'family', leak: 0.001, phrases: ['sibling died in infancy', 'previous child died', 'unexplained infant death', 'previous sibling death', 'genetic disease in family', 'inborn error in family', 'sibling died of similar illness', 'inherited disease in family', 'genetic disorder in family', 'elder sibling died', 'sids in family', 'maternal uncles died young'], ask: 'Have brothers or sisters died in infancy or is there an inherited disease?' },
];
